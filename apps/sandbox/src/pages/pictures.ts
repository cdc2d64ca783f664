import type { Api } from '../routes/serve.ts'

const leaf =
  '<path d="M20 3c8.5 5 12.5 11 12.5 18A12.5 12.5 0 0 1 20 33.5 12.5 12.5 0 0 1 7.5 21C7.5 14 11.5 8 20 3Z" fill="#2451d6"/><path d="M20 12v21M20 21l6-5M20 27l-6-5" stroke="#fff" stroke-width="2" stroke-linecap="round" fill="none"/>'

/** A logo between leaf and sail, visible on light and on dark. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="142" height="40" viewBox="6 0 142 40">${leaf}<text x="44" y="27" font-family="Onest, system-ui, sans-serif" font-weight="600" font-size="20" fill="#4f79f0">Alder Air</text></svg>`

/** The view from a cabin: a coast under the wing in the morning. */
const cabin = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1120" viewBox="0 0 600 560" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fb6ea"/><stop offset=".62" stop-color="#dfe9f6"/><stop offset="1" stop-color="#f7e3cf"/></linearGradient></defs><rect width="600" height="560" fill="url(#sky)"/><circle cx="446" cy="150" r="34" fill="#fff3d6"/><g transform="translate(0 -196) scale(1 1.35)"><path d="M0 316c60-22 120-30 190-18 70 12 130-16 210-14 80 2 140 20 200 8v268H0Z" fill="#9dbbd8"/><path d="M0 372c84-34 168-20 232 6 66 26 120 2 190 10 70 8 120 34 178 26v146H0Z" fill="#6f98be"/><path d="M0 420c60-30 116-34 164-12 44 20 52 56 104 70 60 16 84 34 96 82H0Z" fill="#6d8f6c"/><path d="M60 560c20-54 70-70 62-112-4-24-34-30-40-52" stroke="#f3ecdc" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M600 330 388 452c-12 7-8 20 6 20h52l154-64Z" fill="#eef2f8"/><path d="M600 376 446 472h-52c-8 0-13-4-13-9Z" fill="#c4d0e2"/><path d="m392 452 18-40c3-6 12-6 14 0l6 20Z" fill="#2451d6"/></g></svg>`

const pictures: ReadonlyMap<string, string> = new Map([
  ['alder-air.svg', logo],
  ['alder-cabin.svg', cabin],
])

/** Pictures of the sandbox's partners, at `/static/`: any page may show them. */
export function servePictures(app: Api): void {
  app.get('/static/:name', (context, next) => {
    const picture = pictures.get(context.req.param('name'))
    if (picture === undefined) return next()
    return context.body(picture, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })
}
