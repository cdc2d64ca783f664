import { frameAncestors, readAccess } from './access.ts'
import { plain, types } from './answers.ts'
import { judgedNames, readChecked } from './checked.ts'
import { firstReads } from './firstReads.ts'
import { keepHints, langOf } from './hints.ts'
import type { EdgeOptions } from './options.ts'
import { isExactOrigin } from './origin.ts'
import { contentPolicy, readSources, refusalsPath } from './policy.ts'
import { readShell } from './shell.ts'
import type { AllTexts } from './texts.ts'

/** The places in index.html that the configuration and the answer's nonce take; the second is written by Vite. */
const configSlot = '<!--wherry-config-->'
const nonceSlot = 'wherry-nonce-slot'
/** Where the module will stand. */
const place = '<div id="wherry">'

/** True for a part of the configuration that the page takes as it is given. */
const isUnjudged = ([name]: [string, unknown]) => !judgedNames.some((judged) => judged === name)

/** `<` written so that no text of the configuration can close the script element. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** What the module may use of the device, and what nothing in it may. */
const permissions = [
  ...['geolocation', 'clipboard-write', 'payment'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'usb', 'xr-spatial-tracking'],
]
  .map((rule) => (rule.includes('=') ? rule : `${rule}=()`))
  .join(', ')

/** The address of an order names its transaction, which is the key to a guest's. */
const isOrder = (path: string) => path.includes('/approveorder')

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/**
 * Serves the module's page: the configuration inside it, and headers that hold for whoever asks. It comes from no
 * shared cache: the nonce is this answer's alone.
 */
export function servePage(
  options: EdgeOptions,
  allTexts: AllTexts,
  report: (text: string) => void,
): (request: Request) => Promise<Response> {
  const { readAsset, basePath = '/transfer', config, appAgent } = options
  // What is left out of it is told of by the loader.
  const redirectOrigins = options.redirectOrigins?.filter(isExactOrigin)
  const accessOf = readAccess(options, report)
  const checked = readChecked(options, report)
  const unjudged = Object.fromEntries(Object.entries(config).filter(isUnjudged))
  const sources = readSources(options, report)
  const [api] = sources.api
  return async (request) => {
    const html = await readAsset('index.html')
    if (!html) return plain(503, 'The module is not built')
    const url = new URL(request.url)
    const access = accessOf(url)
    // An address with a secret is told to nobody: neither to who is asked next, nor in a report of what was refused.
    const hasToken = url.searchParams.has('token')
    const hasSecret = hasToken || url.searchParams.has('receipt')
    const isApp = appAgent && request.headers.get('user-agent')?.includes(appAgent)
    if (hasToken && !isApp) {
      url.searchParams.delete('token')
      return plain(302, 'Not an app', {
        location: url.pathname + url.search,
        'referrer-policy': 'no-referrer',
      })
    }
    const nonce = newNonce()
    const partner = url.searchParams.get('partner')
    const texts = allTexts.of(partner)
    // Whom a page without a partner in its address serves is known to itself: it asks for their texts.
    const later = partner === null && allTexts.hasPartners
    const served = {
      accentsUrl: `${basePath}/accents`,
      ...unjudged,
      ...access,
      ...(redirectOrigins && { redirectOrigins }),
      checked: {
        ...checked,
        ...((texts || later) && { texts: texts ?? {} }),
        ...(later && { textsUrl: `${basePath}/texts.json` }),
      },
      basePath,
    }
    const script = `<script type="application/json" id="wherry-config">${inScript(served)}</script>`
    // The way to the service is open before the first script asks for it.
    const connected = api ? `<link rel="preconnect" href="${api}" crossorigin>` : ''
    const built = new TextDecoder().decode(html)
    const lang = langOf(built, request, 'lang' in config ? config.lang : null)
    const hasOwnTexts = Boolean(texts) || later
    const shell = await readShell(readAsset, request, { built, basePath, config, hasOwnTexts, lang })
    const reads = hasOwnTexts || hasToken ? '' : firstReads(request, { basePath, config, lang })
    const page = keepHints(built, request, basePath, lang)
      .replace(place, (div) => div + shell)
      .replaceAll(nonceSlot, nonce)
      .replace(configSlot, () => script + connected + reads)
    return new Response(page, {
      headers: {
        'content-type': types['html']!,
        'cache-control': 'private, no-cache',
        'content-security-policy': contentPolicy({
          nonce,
          sources,
          ancestors: frameAncestors(access),
          host: url.hostname,
          reportsTo:
            hasSecret || sources.reports === null || /[\s,;]/.test(basePath) ? null : basePath + refusalsPath,
        }),
        // The address of an order is reached from any page: no page names more than its origin, to our own files neither.
        'referrer-policy': hasSecret || isOrder(url.pathname) ? 'no-referrer' : 'strict-origin',
        'permissions-policy': permissions,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}
