import { writeFileSync } from 'node:fs'
import { createTheme } from '@wherry/ui/accent'

writeFileSync('theme.json', JSON.stringify(createTheme({ accent: '#7a1fa2', density: 'compact' })))
