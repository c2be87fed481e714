/** Writes the SDK's types and names and the examples of the OpenAPI documents from the registry: `npm run generate`. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { responseExamples } from './response-examples'
import { generatedFiles } from './sdk-types/files'

const files = { ...generatedFiles(), 'server/http/response-examples.json': await responseExamples() }
for (const [path, text] of Object.entries(files)) {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text)
}
