/** Clients that send what they are told and read nothing: `unread-attackers.mjs <port> <connections>`. */
import { connect } from 'node:net'

const [port, connections] = process.argv.slice(2).map(Number)

process.once('message', (requests) => {
  for (let n = 0; n < connections; n += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(requests)
  }
})
process.send('ready')
