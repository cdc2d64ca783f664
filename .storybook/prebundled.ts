/**
 * What Vite must pre-bundle before stories and browser tests run: anything found only while they run makes it
 * reload them (a failed import, then a 60 s hang). 'pkg > dep' is how the root reaches a package's own dependency.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@wherry/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@wherry/ui > @internationalized/date',
  '@wherry/ui > @radix-ui/react-popover',
  '@wherry/ui > @radix-ui/react-dialog',
  '@wherry/ui > libphonenumber-js/min',
  '@wherry/ui > react-aria/useObjectRef',
  '@wherry/ui > @react-aria/test-utils',
  '@wherry/ui > axe-core',
  '@wherry/ui > react-aria-components',
  '@wherry/ui > culori/fn',
  '@wherry/booking > swr',
  '@wherry/booking > rosetta',
  '@wherry/booking > valibot',
  '@wherry/booking > leaflet/dist/leaflet-src.esm.js',
  '@wherry/booking > dompurify',
  '@wherry/booking > libphonenumber-js/min',
  '@wherry/module > wouter',
  '@wherry/module > wouter/use-browser-location',
  '@wherry/sandbox > hono',
  '@wherry/sandbox > hono/cors',
  '@wherry/sandbox > hono/html',
  '@wherry/sandbox > any-ascii',
]
