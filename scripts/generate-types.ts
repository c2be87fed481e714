/** Writes the SDK's types and names from the registry: `npm run generate`. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedFiles } from './sdk-types/files'

for (const [path, text] of Object.entries(generatedFiles())) {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), text)
}
