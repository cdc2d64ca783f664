// Makes a whole theme from one colour, light and dark, before the page is built, so that the page loads no theme
// engine.
import { writeFileSync } from 'node:fs'
import { createTheme } from '@wherry/ui/accent'

writeFileSync('src/theme.json', JSON.stringify(createTheme({ accent: '#0B6E4F', scheme: 'both' })))
