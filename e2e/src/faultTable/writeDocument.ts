import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { faultsDocument } from './document.ts'

writeFileSync(fileURLToPath(new URL('../../../docs/faults.md', import.meta.url)), faultsDocument())
