/** A room of the house. */
export interface Room {
  /** Its files, as a regular expression of their paths from the root. */
  readonly files: string
  /** Names that its files may import besides each other: rooms, packages, `node` for Node's own modules, `^…` for paths. */
  readonly may: string
  /** Paths of it, below its folder, that other rooms may import: a feature's index. @default all of them */
  readonly door?: string
}

const booking = '^packages/booking/src/'
const view = 'react react-dom @vanilla-extract/css'

/** The law of imports: who may import whom. What a room does not name it may not import. */
export const rooms: Readonly<Record<string, Room>> = {
  tokens: { files: '^tokens/', may: 'node' },
  ui: {
    files: '^packages/ui/src/',
    door: '(index\\.ts$|(components|css|fonts|icons|illustrations|themes)/)',
    may:
      `${view} @vanilla-extract/recipes @radix-ui/react-dialog @radix-ui/react-popover ` +
      '@internationalized/date culori libphonenumber-js react-aria',
  },
  contract: { files: `${booking}contract/`, may: 'valibot' },
  domain: { files: `${booking}domain/`, may: '@internationalized/date libphonenumber-js' },
  codec: { files: `${booking}codec/`, may: 'contract domain valibot @internationalized/date' },
  client: { files: `${booking}client/`, may: 'contract codec domain platform valibot' },
  platform: { files: `${booking}platform/`, may: '' },
  format: { files: `${booking}format/`, may: 'domain @internationalized/date ical-generator' },
  messages: { files: `${booking}messages/`, may: 'domain rosetta' },
  state: { files: `${booking}state/`, may: 'domain @internationalized/date' },
  hooks: { files: `${booking}hooks/`, may: 'client state domain format messages platform swr react' },
  screens: {
    files: `${booking}screens/`,
    may:
      `hooks state domain format messages ui ${view} leaflet protomaps-leaflet dompurify ` +
      '^packages/booking/data/',
  },
  bookingIndex: { files: `${booking}index\\.ts$`, may: 'hooks platform screens' },
  bookingTesting: {
    files: `${booking}testing/`,
    may: 'contract domain codec client platform format messages state hooks screens ui react libphonenumber-js',
  },
  embed: {
    files: '^packages/embed/src/',
    door: '((index|protocol)\\.ts|react\\.tsx)$',
    may: 'react react-dom ^packages/embed/package\\.json$',
  },
  module: {
    files: '^apps/module/src/',
    may:
      'client domain hooks messages platform screens state ui embed ' +
      `${view} wouter regexparam valibot @sentry/browser`,
  },
  edge: {
    files: '^apps/edge/src/',
    may: 'node embed @hono/node-server esbuild ^packages/ui/src/themes/accent/accent\\.ts$',
  },
  sandbox: {
    files: '^apps/sandbox/(src/(?!pages/partnerReactScript)|scripts/)',
    may: 'contract codec domain embed node valibot hono @hono/node-server any-ascii esbuild ^apps/sandbox/data/',
  },
  partnersPage: { files: '^apps/sandbox/src/pages/partnerReactScript', may: 'embed react react-dom' },
}

/** Files that may import their package's `testing` and the packages below, besides what their room may. */
export const tests = '\\.(test|stories|guide)\\.|/testing/'
/** Packages of tests and stories. */
export const testTools =
  'vitest vitest-browser-react fast-check storybook @storybook/react-vite esbuild axe-core colorjs.io ' +
  'csp_evaluator ical.js typescript @types/node @react-aria/test-utils react-aria-components'
