// Loaded into a process under test: tells its memory when the test asks, after collecting garbage where that is wanted.
process.on('message', (question) => {
  if (question === 'collect') {
    globalThis.gc()
    globalThis.gc()
  }
  process.send({ ...process.memoryUsage(), peak: process.resourceUsage().maxRSS * 1024 })
})
process.channel.unref()
