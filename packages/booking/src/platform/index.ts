export { browserPlatform } from './browser.ts'
export { type CookieJar, readCookie } from './readCookie.ts'
export { safeStore } from './store.ts'
export { takeToken } from './takeToken.ts'
