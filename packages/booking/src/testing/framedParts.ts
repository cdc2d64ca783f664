import type { PlatformParts } from './fakePlatform.ts'

/** A frame whose page does not follow redirects, in a browser that cannot tell if an element is visible. */
export const framedParts: PlatformParts = {
  framed: true,
  location: { hostName: 'www.example.com', open() {}, assign: async () => false, reload() {} },
  host: {
    notify: () => true,
    askRedirect: async () => false,
    subscribe: () => () => {},
    watchSeen: () => ({ isProven: () => false, end() {} }),
  },
}
