export { exampleOf, type Example } from './example'
export { sendHome } from './page'
