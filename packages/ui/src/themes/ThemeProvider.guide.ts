import type { Guide } from '../testing/guide.ts'

export const themeProviderGuide: Guide = {
  about:
    'The root of everything themed: one around the application. It sets the variables, the reset, the language, the direction, the place of overlays and the queue of spoken messages; nothing outside of it is touched.',
  links: [{ id: 'theme-studio--studio', text: 'Make a theme in the theme studio' }],
  does: [
    'Set `theme="auto"` where the page around follows the visitor too: light or dark by the system, without a script and before the first one runs.',
    'Hand in a made theme as plain data, best from a file that the build wrote: the page then carries no engine.',
    'Set `density` and `radius` here, for all of a page at once; they win over those of a made theme.',
    'Pass the `locale` of the visitor: names of days and months, forms of numbers, and the words of the package in en, ru and es.',
    'Pass `words` for another language, or to say a single text in another way: `{ dialog: { close: "Done" } }`. They are plain data by component; `{{day}}` and `{{count}}` in a text are where a value comes.',
    'Give `portalContainer` an element of the same document or shadow root where an ancestor clips or transforms.',
    'Set `surface="none"` where the root stands on a card or a picture of the page: it paints no ground of its own.',
    'Put one inside another to change what you name: all else is that of the root around it.',
    'Pass `visible` in a frame as tall as its content, so that dialogs and messages stay in the part a person sees.',
  ],
  donts: [
    'Don’t make a theme while you render: keep the result of `createTheme`, or every rendering solves it anew.',
    'Don’t nest one to change a single length. Set the variable on an element of yours: `--wherry-radius-field: 4px`.',
    'Don’t read `useTheme().name` to choose colours. Take variables: they follow the theme, more contrast and forced colours.',
    'Don’t put two beside each other where one fits: each has its own queue of spoken messages.',
  ],
  keys: [],
  sections: [
    {
      title: 'Another language',
      text: [
        'The components say little by themselves, and all of it stands in the type `Words`. What you leave out of `words` is said in the language of `locale`, or in `words.base`; names of days, months and countries come from the browser in any language.',
        'Ready sets for de, fr, it, pt, tr, ar, he, zh, ja and ko are entries of their own: `import { deWords } from "@wherry/ui/words/de"`, or a dynamic import of the one that the visitor reads. A set of yours is whole where it compiles as `const words: Words = { … }`.',
        'A text that depends on a number is an object of forms, `{ one, few, many, other }`, chosen by the rules of `locale`. Keep the object outside of the rendering: a new one draws every component anew.',
      ],
    },
    {
      title: 'One inside another',
      text: [
        'A root inside another one takes each setting that it is not given from the root around it: theme, density, radius, language, direction, words, the visible part and the place of overlays.',
        'A theme of its own brings its own ground, and a made theme its own density and radius. Another language brings its own words: those of the root around it would be read out wrongly.',
      ],
    },
    {
      title: 'Which theme holds',
      text: [
        '`light`, `dark`, `alfa-on-white` and `wherry` are the same for every visitor. `auto` is `light` or `dark` as the visitor has set; `useTheme().name` says which.',
        'A made theme of one scheme is that scheme; one of both (`scheme: "both"`) follows the visitor as `auto` does. Whatever theme is set: who asks the system for more contrast gets it (of a made theme texts 7:1, parts 4.5:1), and in forced colours the system paints.',
      ],
    },
    {
      title: 'On a server',
      text: [
        'A server does not know the visitor’s settings. `auto` stands in our style sheet. A made theme stands in a `<style>` inside the root until the page is alive, then as variables on the root. A Content-Security-Policy that forbids inline styles wants `themeCss(theme, ".shop > .wherry-root")` in a sheet of yours instead.',
      ],
    },
  ],
}
