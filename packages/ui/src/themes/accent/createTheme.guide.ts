import type { Guide } from '../../testing/guide.ts'

export const createThemeGuide: Guide = {
  about:
    'Makes a whole theme from one colour of a brand, for `ThemeProvider`. Whatever the colour, every text has 4.5:1 on every ground it may stand on, and every edge, ring and mark that tells a control or its state 3:1 (WCAG 2.2 AA); the colour itself stays to the letter as the face of the main action.',
  links: [{ id: 'theme-studio--studio', text: 'Make a theme in the theme studio' }],
  does: [
    'Make the theme at build time or on a server and carry it as JSON: the answer is plain data, and the page does without the engine.',
    'Read the `report`, or show it to who chose the colour: it says in sentences what was moved and why.',
    'Give a `surface` where the page has a colour of its own: inks, lines and tones are solved anew for it.',
    'Set `scheme: "both"` where the page around follows the visitor.',
  ],
  donts: [
    'Don’t correct the accent by hand until the report is empty: the face of the button is kept anyway, the rest is derived.',
    'Don’t set `--wherry-accent-solid` by hand without its ink: the text upon it stays as it was. In development the console says so.',
    'Don’t pass a name of a colour, `rgb()` or a variable: only `#rgb` and `#rrggbb` are read, anything else gives the default and is reported.',
    'Don’t set `contrast: "more"` for a visitor who asked the system for it: every theme has that within. It is for a page that wants it for everyone.',
  ],
  keys: [],
  sections: [
    {
      title: 'Options',
      text: [
        '`accent` is the face of the main action, untouched. Text, edge, soft ground and focus ring are derived from it, each moved in lightness only as far as its ratio asks.',
        '`secondary` is the second colour of a brand, for parts of your own: `--wherry-secondary-solid` with its ink, text, edge and soft grounds, derived as those of the accent. No component of ours wears it; where you leave it out, none of the variables is there.',
        '`tones` gives information, success, warning and error colours of yours: `{ critical: "#b00020" }`. Text, mark and soft ground of a message come of each, and the face of a button that deletes.',
        '`surface` is the page behind everything. Its own lightness says which scheme it is of; one so grey that no text can be read on it is moved, and the other scheme gets a page of the same hue.',
        '`contrast: "more"` gives texts 7:1 and parts 4.5:1 to everyone; `"normal"` only to visitors who ask for it.',
        '`density: "compact"` lowers controls and the room between them; to a finger they keep their 44 px. `radius` is `sharp`, `soft` or `round`, or numbers by part over one of them: `{ base: "round", field: 4 }`. The props of `ThemeProvider` win over both, but for a part that has a number.',
        '`fontFamily` is the font of all texts, and `headings` gives titles a family or a weight of their own; the page has to bring the fonts. `fontSizes` sets steps of the scale of texts and titles, `spacing` those of distances, in px: `{ text: { 16: 17 } }`. Texts still grow with the size that a visitor has set.',
        '`shadows` are lists for cards (1) and for what floats (2), the same in both schemes. A font, a size or a shadow out of its bounds is a `RangeError`; a colour that cannot be read is reported.',
        '`scheme` is `light`, `dark`, or `both`, which leaves the choice to the visitor. Without it: that of the surface, or of the base. `base` is the theme of the package it starts from.',
      ],
    },
    {
      title: 'The report of changes',
      text: [
        '`theme.report` lists each thing the engine did to a colour: scheme, role, from, to, the role it stands against, the ratio reached and the one needed, and the reason. It is empty where every wish could be kept. `describeChange(change, "en")` makes a sentence of it, in ru and es too; the stories show it under the specimen.',
        'Moved for a ratio: `text-contrast`, `part-contrast`, `ink-contrast`. Kept and told otherwise: `pale-solid` (gets an edge) and `faint-solid` (its text tells it). Of the page: `page-range`, `other-scheme`. Not read: `invalid-colour`.',
      ],
    },
    {
      title: 'Made beforehand',
      text: [
        'JSON carries the theme from the build to the page, and `ThemeProvider` takes it as it is. On a page without our components `themeCss` writes it as a style sheet.',
      ],
      code: `// makeTheme.mjs, before the build: node makeTheme.mjs
import { writeFileSync } from 'node:fs'
import { createTheme, describeChange } from '@wherry/ui/accent'

const theme = createTheme({ accent: '#7a1fa2', scheme: 'both' })
for (const change of theme.report) console.log(describeChange(change, 'en'))
writeFileSync('src/theme.json', JSON.stringify(theme))
`,
    },
  ],
}
