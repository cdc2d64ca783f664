/** Calls every pure export of the package, in plain Node and in a server component of Next. */
import {
  carClasses,
  densities,
  formatDate,
  isComposing,
  isHeld,
  languages,
  markMatch,
  normalizeSeconds,
  parseDate,
  radii,
  secondsOfTime,
  surfaces,
  themeNames,
  timeOfSeconds,
  yachtShapes,
} from '@wherry/ui'
import * as accent from '@wherry/ui/accent'
import * as breakpoints from '@wherry/ui/breakpoints'
import * as comboBox from '@wherry/ui/ComboBox'
import { buddhist } from '@wherry/ui/calendars/buddhist'
import { islamicCivil } from '@wherry/ui/calendars/islamicCivil'
import { islamicUmalqura } from '@wherry/ui/calendars/islamicUmalqura'
import { persian } from '@wherry/ui/calendars/persian'
import * as datePicker from '@wherry/ui/DatePicker'
import * as illustrations from '@wherry/ui/illustrations'
import { isComposing as isComposingAlone } from '@wherry/ui/isComposing'
import { isHeld as isHeldAlone } from '@wherry/ui/isHeld'
import * as themeProvider from '@wherry/ui/ThemeProvider'
import * as timePicker from '@wherry/ui/TimePicker'
import { vars } from '@wherry/ui/vars'
import { arWords } from '@wherry/ui/words/ar'
import { deWords } from '@wherry/ui/words/de'
import { frWords } from '@wherry/ui/words/fr'
import { heWords } from '@wherry/ui/words/he'
import { itWords } from '@wherry/ui/words/it'
import { jaWords } from '@wherry/ui/words/ja'
import { koWords } from '@wherry/ui/words/ko'
import { ptWords } from '@wherry/ui/words/pt'
import { trWords } from '@wherry/ui/words/tr'
import { zhWords } from '@wherry/ui/words/zh'

const theme = accent.createTheme({ accent: '#ffdd2d', scheme: 'both' })
const escapeKey = { key: 'Escape', repeat: true, isComposing: false, keyCode: 27 }
/** Text of the rendered elements. */
const textOf = (node) =>
  Array.isArray(node)
    ? node.map(textOf).join('')
    : typeof node === 'object'
      ? textOf(node.props.children)
      : node

/** Results by entry and by name, as plain data. */
export const answers = {
  '@wherry/ui': {
    carClasses,
    densities,
    formatDate: formatDate('2030-05-06'),
    isComposing: isComposing(escapeKey),
    isHeld: isHeld(escapeKey),
    languages,
    markMatch: textOf(markMatch('Porto', 'por')),
    normalizeSeconds: normalizeSeconds(90_000),
    parseDate: parseDate('06.05.2030'),
    radii,
    secondsOfTime: secondsOfTime('09:30'),
    surfaces,
    themeNames,
    timeOfSeconds: timeOfSeconds(34_200),
    yachtShapes,
  },
  '@wherry/ui/ComboBox': { markMatch: textOf(comboBox.markMatch('Porto', 'por')) },
  '@wherry/ui/DatePicker': {
    formatDate: datePicker.formatDate('2030-05-06'),
    parseDate: datePicker.parseDate('06.05.2030'),
  },
  '@wherry/ui/ThemeProvider': {
    densities: themeProvider.densities,
    languages: themeProvider.languages,
    radii: themeProvider.radii,
    surfaces: themeProvider.surfaces,
    themeNames: themeProvider.themeNames,
  },
  '@wherry/ui/TimePicker': {
    normalizeSeconds: timePicker.normalizeSeconds(90_000),
    secondsOfTime: timePicker.secondsOfTime('09:30'),
    timeOfSeconds: timePicker.timeOfSeconds(34_200),
  },
  '@wherry/ui/accent': {
    changeReasons: accent.changeReasons,
    contrast: accent.contrast('#000000', '#ffffff'),
    createTheme: theme,
    defaultAccent: accent.defaultAccent,
    densities: accent.densities,
    describeChange: theme.report.map((change) => accent.describeChange(change, 'en')),
    radii: accent.radii,
    themeCss: accent.themeCss(theme, '.shop > .wherry-root'),
  },
  '@wherry/ui/breakpoints': {
    containerBreakpoints: breakpoints.containerBreakpoints,
    containerSize: breakpoints.containerSize(1024),
    deviceBreakpoints: breakpoints.deviceBreakpoints,
    deviceKind: breakpoints.deviceKind(600),
    windowBreakpoints: breakpoints.windowBreakpoints,
    windowSize: breakpoints.windowSize(1241),
  },
  '@wherry/ui/calendars/buddhist': { buddhist: buddhist.partsOf('2030-05-17') },
  '@wherry/ui/calendars/islamicCivil': { islamicCivil: islamicCivil.partsOf('2030-05-17') },
  '@wherry/ui/calendars/islamicUmalqura': { islamicUmalqura: islamicUmalqura.partsOf('2030-05-17') },
  '@wherry/ui/calendars/persian': { persian: persian.partsOf('2030-05-17') },
  '@wherry/ui/illustrations': {
    carClasses: illustrations.carClasses,
    yachtShapes: illustrations.yachtShapes,
  },
  '@wherry/ui/isComposing': { isComposing: isComposingAlone(escapeKey) },
  '@wherry/ui/isHeld': { isHeld: isHeldAlone(escapeKey) },
  '@wherry/ui/vars': { vars },
  '@wherry/ui/words/ar': { arWords },
  '@wherry/ui/words/de': { deWords },
  '@wherry/ui/words/fr': { frWords },
  '@wherry/ui/words/he': { heWords },
  '@wherry/ui/words/it': { itWords },
  '@wherry/ui/words/ja': { jaWords },
  '@wherry/ui/words/ko': { koWords },
  '@wherry/ui/words/pt': { ptWords },
  '@wherry/ui/words/tr': { trWords },
  '@wherry/ui/words/zh': { zhWords },
}
