// Loaded into a service under test: collects garbage and tells the memory when the test asks.
process.on('message', () => {
  globalThis.gc()
  globalThis.gc()
  process.send(process.memoryUsage())
})
process.channel.unref()
