/** Packages that rules and state may import: they have no effects. */
export const pure = '@internationalized/date libphonenumber-js valibot'
const booking = '^packages/booking/src/'
const view = 'react react-dom @vanilla-extract/css @vanilla-extract/recipes'
const base = `kernel wire messages search core view ui ${view}`

/** The features in order, each with the names it may import beside `base`: only features above it. */
const features: Readonly<Record<string, string>> = {
  places: '',
  map: 'leaflet protomaps-leaflet ^packages/booking/data/',
  promo: '',
  offers: 'map promo',
  booking: 'offers libphonenumber-js valibot',
  landing: 'promo',
  approval: 'booking',
  yacht: 'booking @internationalized/date',
  account: 'booking yacht',
  shell: 'account',
  finder: 'places promo offers booking landing',
  rent: 'places offers finder',
  editor: 'finder landing root valibot',
}
const allFeatures = Object.keys(features).join(' ')
const entry = 'index\\.ts$'
const room = (name: string, may: string) => ({ files: `${booking}${name}/`, entry, may: `${base} ${may}` })

/**
 * The import rules. A room is a set of `files`, a path pattern. It `may` import the named rooms and packages, `node`
 * and `^` patterns, nothing else. Others may import the files of its `entry`, or all of them without an `entry`.
 */
export const rooms: Readonly<Record<string, { files: string; may: string; entry?: string }>> = {
  tokens: { files: '^tokens/', may: 'node' },
  ui: {
    files: '^packages/ui/src/',
    entry: '(index\\.ts$|(css|fonts)/|themes/(vars\\.css|breakpoints|accent/accent)\\.ts$)',
    // The form libraries are only for the README's examples, which show a site that uses one.
    may: `${view} @radix-ui/react-dialog @radix-ui/react-popover @internationalized/date culori libphonenumber-js react-aria react-hook-form @tanstack/react-form`,
  },
  kernel: {
    files: `${booking}kernel/`,
    may: 'react swr dequal ical-generator @internationalized/date libphonenumber-js',
  },
  wire: { files: `${booking}wire/`, may: 'kernel valibot' },
  messages: { files: `${booking}messages/`, may: 'kernel rosetta' },
  search: { files: `${booking}search/`, entry, may: 'kernel' },
  core: { files: `${booking}module/`, may: 'kernel wire messages search react' },
  view: { files: `${booking}view/`, may: `core kernel messages search ui ${view} dompurify` },
  platform: { files: `${booking}(platform|report)/`, may: 'kernel wire @sentry/browser' },
  ...Object.fromEntries(Object.entries(features).map(([name, may]) => [name, room(name, may)])),
  frame: {
    files: `${booking}frame/`,
    entry,
    may: `kernel core messages search booking platform ui embed ${view} valibot`,
  },
  root: { files: `${booking}createModule\\.ts$`, may: 'core account' },
  entries: { files: `${booking}\\w+\\.ts$`, may: `${base} ${allFeatures} root` },
  testing: { files: `${booking}testing/`, may: `${base} ${allFeatures} root libphonenumber-js` },
  embed: {
    files: '^packages/embed/src/',
    entry: '((index|frame|protocol)\\.ts|react\\.tsx)$',
    may: 'react react-dom ^packages/embed/package\\.json$',
  },
  module: {
    files: '^apps/module/(src|drawn)/',
    may: `entries kernel wire messages search platform frame ${allFeatures} ui embed ${view} wouter regexparam valibot`,
  },
  edge: {
    files: '^apps/edge/src/',
    may: `node embed @hono/node-server esbuild ^.*/accent/accent\\.ts$ ${booking}(kernel/values/(accountUrl|currency|language|landingText|pageAnswers|point|safeColor)|wire/(values|prices/parameters|moduleSettings/landingAnswers)|module/(imageHosts|config/chosen)|platform/(copiedAddress|drawnOffersNames|drawnSearch))\\.ts$`,
  },
  sandbox: {
    files: '^apps/sandbox/(src/(?!pages/partner/partnerReactScript)|scripts/)',
    may: 'entries kernel wire embed node valibot hono @hono/node-server any-ascii esbuild ^apps/sandbox/data/',
  },
  partnersPage: { files: '^apps/sandbox/src/pages/partner/partnerReactScript', may: 'embed react react-dom' },
}

/** Layers of a feature, the lowest first: none imports one above it, and the lowest two are pure. */
export const storeys = ['rules|draft', 'state', 'wire|kept|resource|order', 'view|form']
