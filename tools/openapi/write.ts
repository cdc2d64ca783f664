/** Writes packages/booking/openapi.json from the contract: `pnpm openapi`. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../run.ts'
import { documentFile, documentText } from './file.ts'

const text = await documentText()
writeFileSync(documentFile, text)
process.stdout.write(`${relative(root, documentFile)}: ${(text.length / 1024).toFixed(0)} kB\n`)
