import { pasteTables } from './pasteTables.ts'

pasteTables(5)
