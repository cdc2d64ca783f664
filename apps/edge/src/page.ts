import { withoutEscapes } from '../../../packages/booking/src/platform/copiedAddress.ts'
import { frameAncestors, readAccess } from './access.ts'
import { inScript, plain, types } from './answers.ts'
import { checkedNames, readChecked } from './checked.ts'
import { announcement, readFirstAnswers, takesAnswers, withAnswers } from './firstAnswers.ts'
import { placePath, preloadLinks, readFirst } from './firstReads.ts'
import { readFramed } from './framed/framedPage.ts'
import { isFramed, keepHints, langOf } from './hints.ts'
import type { EdgeOptions } from './options.ts'
import { isExactOrigin } from './origin.ts'
import { contentPolicy, readSources, refusalsPath } from './policy.ts'
import { hasKey } from './refusals.ts'
import { readDrawing } from './search/drawnOffers.ts'
import { createTurns } from './search/turns.ts'
import { endOfBody, place, readShell, withShell } from './shell.ts'
import type { AllTexts } from './texts.ts'

/** Placeholders in index.html for the configuration and for the response's nonce; Vite writes the second one. */
const configSlot = '<!--wherry-config-->'
const nonceSlot = 'wherry-nonce-slot'

/** True for a part of the configuration that goes into the page without validation. */
const isUnchecked = ([name]: [string, unknown]) => !checkedNames.some((checked) => checked === name)

/** Permissions policy: features of the device that the module may use, and those that are blocked. */
const permissions = [
  ...['geolocation', 'clipboard-write', 'payment'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'usb', 'xr-spatial-tracking'],
]
  .map((rule) => (rule.includes('=') ? rule : `${rule}=()`))
  .join(', ')

/** Tag of the first script in the built page. */
const firstScript = /<script type="module"([^<>]*)><\/script>/

/**
 * Moves the first script behind the content of the body and lets it run at once: a module script in the head waits for
 * the whole document, and with it for the answers that follow. It still loads from the head on.
 *
 * @returns the page in two parts, before and after the place of the answers; null if it is none of our build
 */
function inTwo(page: string): readonly [string, string] | null {
  const [script, attributes] = firstScript.exec(page) ?? []
  const end = page.lastIndexOf(endOfBody)
  if (!script || attributes === undefined || end < 0) return null
  const link = `<link rel="modulepreload"${attributes.replace(' src=', ' href=')}>`
  const head = page.slice(0, end).replace(script, () => link)
  return [`${head}<script type="module" async${attributes}></script>`, page.slice(end)]
}

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/**
 * Serves the module's page with its configuration and its security headers. No shared cache may keep the response, since
 * its nonce is for this response only.
 */
export function servePage(
  options: EdgeOptions,
  allTexts: AllTexts,
  report: (text: string) => void,
): (request: Request) => Promise<Response> {
  const { readAsset, drawOffers, basePath = '/transfer', config, appAgent } = options
  // The loader reports the malformed origins.
  const redirectOrigins = options.redirectOrigins?.filter(isExactOrigin)
  const accessOf = readAccess(options, report)
  const checked = readChecked(options, report)
  const unchecked = Object.fromEntries(Object.entries(config).filter(isUnchecked))
  const sources = readSources(options, report)
  const firstAnswers = readFirstAnswers(options, report)
  const turns = firstAnswers && createTurns(firstAnswers.atOnce, firstAnswers.limitMs, Date.now)
  const drawing = firstAnswers && drawOffers ? readDrawing(drawOffers, report) : null
  const [api] = sources.api
  return async (request) => {
    const html = await readAsset('index.html')
    if (!html) return plain(503, 'The module is not built')
    const url = new URL(request.url)
    // Each check of the query has to see the parameters that the module will see.
    const meant = withoutEscapes(url.search)
    const isCopied = meant !== url.search
    url.search = meant
    const access = accessOf(url)
    // An address with a secret must not leave the page: neither as a referrer nor in a report of a policy violation.
    const hasToken = url.searchParams.has('token')
    const hasSecret = hasToken || url.searchParams.has('receipt')
    const isApp = appAgent && request.headers.get('user-agent')?.includes(appAgent)
    const isForeign = hasToken && !isApp
    if (isForeign) url.searchParams.delete('token')
    // An address that was copied from a page's source is loaded once more, so that all readers see the same parameters.
    if (isForeign || isCopied)
      return plain(302, isForeign ? 'Not an app' : 'Copied', {
        location: url.pathname + url.search,
        'referrer-policy': 'no-referrer',
      })
    const nonce = newNonce()
    const partner = url.searchParams.get('partner')
    const texts = allTexts.of(partner)
    // Without a partner in the address only the page itself may know the partner, so it requests the texts later.
    const later = partner === null && allTexts.hasPartners
    const served = {
      accentsUrl: `${basePath}/accents`,
      ...unchecked,
      ...access,
      ...(redirectOrigins && { redirectOrigins }),
      checked: {
        ...checked,
        ...((texts || later) && { texts: texts ?? {} }),
        ...(later && { textsUrl: `${basePath}/texts.json` }),
      },
      basePath,
    }
    const written = JSON.stringify(served)
    const script = `<script type="application/json" id="wherry-config">${inScript(written)}</script>`
    // The connection to the API opens before the first script needs it.
    const connected = api ? `<link rel="preconnect" href="${api}" crossorigin>` : ''
    const built = new TextDecoder().decode(html)
    const lang = langOf(built, request, 'lang' in config ? config.lang : null)
    const hasOwnTexts = Boolean(texts) || later
    const shell = await readShell(readAsset, request, { built, basePath, config, hasOwnTexts, lang })
    const reads = hasOwnTexts || hasToken ? null : readFirst(request, { basePath, config, lang })
    const takes = reads !== null && reads.places.length > 0 && takesAnswers(request)
    // Drawn offers lie over the drawn finder, which is only there if nothing but the search is known.
    const isDrawn = Boolean(drawing && shell && takes && reads?.pricesFor)
    const named = keepHints(built, request, { basePath, lang, isDrawn })
    const hinted = withShell(named, shell, { head: configSlot, body: place }).replaceAll(nonceSlot, nonce)
    const parts = takes ? inTwo(hinted) : null
    const onEnd = parts && turns ? turns.take() : null
    const answers =
      parts && reads && firstAnswers && onEnd ? { parts, reads, from: firstAnswers, onEnd } : null
    const framed = isFramed(request)
      ? await readFramed({
          ...{ readAsset, request, built, basePath, config, hasOwnTexts, lang, reads, firstAnswers },
          takeTurn: () => turns?.take() ?? null,
        })
      : null
    const links =
      reads && !framed?.asks
        ? preloadLinks(reads, [...(answers ? [] : reads.places.map(placePath)), ...reads.settings])
        : ''
    const start = script + connected + links
    const bodyOf = () => {
      if (framed)
        return framed.page(
          hinted.replace(configSlot, () => start),
          {
            ...{ nonce, parents: access.parents },
            hasAccents: served.accentsUrl === `${basePath}/accents`,
          },
        )
      if (!answers) return hinted.replace(configSlot, () => start)
      const [head, tail] = answers.parts
      const announced = head.replace(configSlot, () => start + announcement(answers.reads))
      const page = { html: hinted, nonce }
      const draw = (drawn: ReadonlyMap<string, string>) =>
        drawing?.({ address: request.url, served: written, lang, answers: drawn }, page) ?? ''
      if (request.method !== 'HEAD')
        return withAnswers({
          head: announced,
          tail,
          reads: answers.reads,
          settings: answers.from,
          visitor: request.signal,
          draw: isDrawn ? draw : null,
          onEnd: answers.onEnd,
        })
      answers.onEnd()
      return null
    }
    return new Response(bodyOf(), {
      headers: {
        // A proxy in front must pass the head on before the answers have come.
        ...((answers || framed?.asks) && { 'x-accel-buffering': 'no' }),
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
        // Any page may later have the address of an order, so every page sends only its origin as referrer, even to our
        // own files.
        'referrer-policy': hasSecret || hasKey(url.pathname) ? 'no-referrer' : 'strict-origin',
        'permissions-policy': permissions,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}
