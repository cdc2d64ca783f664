import { common } from './common.ts'
import { finder } from './finder.ts'
import { shell } from './shell.ts'

export default { ...common, ...shell, ...finder }
