import type { PlatformParts } from './fakePlatform.ts'

/** A frame whose page goes nowhere, in a browser that cannot tell what is seen. */
export const framedParts: PlatformParts = {
  framed: true,
  location: { hostName: 'www.example.com', open() {}, assign: async () => false, reload() {} },
  host: {
    tell: () => true,
    askRedirect: async () => false,
    subscribe: () => () => {},
    watchSeen: () => ({ isProven: () => false, end() {} }),
  },
}
