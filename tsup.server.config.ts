import { defineConfig } from 'tsup'
import { server } from './tsup.config'

/** Just the server: what `npm start` needs. */
export default defineConfig(server)
