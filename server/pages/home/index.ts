export { exampleOf, stampOf, type Example } from './example'
export { homePage } from './page'
