import { chosenKey } from '../../../../packages/booking/src/module/config/chosen.ts'
import {
  awaitedOffers,
  drawnOffersId,
  ownOffersName,
} from '../../../../packages/booking/src/platform/drawnOffersNames.ts'
import type { DrawnSearch, DrawOffers } from '../../../../packages/booking/src/platform/drawnSearch.ts'

/**
 * Milliseconds from the arrival of the prices after which a drawing that is not ready is left out. What is computed without
 * a pause is bounded by the lengths below.
 */
const limit = 300
/** Length of an answer above which nothing is drawn, in characters: reading it would hold up other visitors. */
const longestAnswer = 200_000
/** Length of HTML above which it is left out, in characters. */
const longest = 100_000

/**
 * The drawn page lies over the module's own, and only its list can be seen, as long as the module shows the placeholder of
 * its list. Then the browser shows the module's own list in the same frame, without a script of ours. A browser
 * without `:has` shows no drawn page.
 */
const layers = (() => {
  const waiting = `#wherry:not([${ownOffersName}]):has(~#${drawnOffersId}):has(${awaitedOffers})`
  return [
    `#${drawnOffersId}{display:none}`,
    `${waiting}~#${drawnOffersId}{display:block;position:absolute;inset:0 0 auto;visibility:hidden;pointer-events:none}`,
    `#${drawnOffersId} search~:last-child{visibility:visible}`,
    // By `opacity`, so that screen readers keep this list: the drawn one is hidden from them.
    `${waiting} search~:last-child{opacity:0}`,
  ].join('')
})()

/** Without scripts nobody takes the drawn offers away. */
const withoutScripts = (nonce: string) =>
  `<noscript><style nonce="${nonce}">#${drawnOffersId}{display:none!important}</style></noscript>`

/**
 * Hides the drawn offers before they are seen where they may not be those of the visit: in a tab that has chosen another
 * currency, partner or theme before, and in a page out of the history, which may be old.
 */
const ownScript = `try{if(sessionStorage.getItem("${chosenKey}")||performance.getEntriesByType("navigation")[0]?.type==="back_forward")document.getElementById("wherry").setAttribute("${ownOffersName}","")}catch{}`

/** Font files that the page loads ahead for this visit. */
const fontFiles =
  /<link rel="preload" as="font" type="font\/woff2" crossorigin href="(\/assets\/[\w-]+\.woff2)"/g

/**
 * Rules for the font of the drawn page. A font that comes late does not take the place of another one there: the lines
 * of the offers would break elsewhere, and the offers below them move. The module's own list has the font from its start.
 */
function fontRules(page: string): string {
  const files = [...page.matchAll(fontFiles)].map(([, href]) => href)
  const faces = files.map(
    (href, at) =>
      `@font-face{font-family:"Drawn ${at}";font-weight:100 900;font-display:optional;src:url(${href})format("woff2")}`,
  )
  const families = [...files.map((_, at) => `"Drawn ${at}"`), '"Onest Fallback"', 'system-ui', 'sans-serif']
  return `${faces.join('')}#${drawnOffersId} .wherry-root{--wherry-font:${families.join(',')}}`
}

/** Style sheets that the page loads ahead for this visit. */
const sheets = /<link rel="preload" as="style" crossorigin href="(\/assets\/[\w-]+\.css)"/g

/** Style sheets that the page loads ahead for this visit, as elements that apply them. */
const sheetLinks = (page: string, nonce: string) =>
  [...page.matchAll(sheets)]
    .map(([, href]) => `<link rel="stylesheet" crossorigin href="${href}" nonce="${nonce}">`)
    .join('')

/** The response that the drawn offers are for: its HTML up to the place of the answers, with the links of the visit. */
interface Page {
  readonly html: string
  readonly nonce: string
}

/**
 * Draws the first offers of searches, as inactive HTML for the end of a page: an empty text if there is nothing to draw, or
 * if it takes too long.
 *
 * @param report called with a text about the first failure alone, as each visit may fail in the same way
 */
export function readDrawing(
  draw: DrawOffers,
  report: (text: string) => void,
): (search: DrawnSearch, page: Page) => Promise<string> {
  let isReported = false
  return async (search, { html, nonce }) => {
    if ([...search.answers.values()].some(({ length }) => length > longestAnswer)) return ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, limit, null)
    })
    try {
      const drawn = await Promise.race([draw(search), late])
      if (!drawn || drawn.html.length + drawn.rules.length > longest || drawn.rules.includes('<')) return ''
      const rules = layers + fontRules(html) + drawn.rules
      const head = `<script nonce="${nonce}">${ownScript}</script>${sheetLinks(html, nonce)}${withoutScripts(nonce)}`
      // The rules are removed together with the offers: as long as a `:has` rule depends on the module's place, each
      // change in it makes the browser check the whole page.
      const style = `<style nonce="${nonce}">${rules}</style>`
      return `${head}<div id="${drawnOffersId}" inert aria-hidden="true">${style}${drawn.html}</div>`
    } catch (error) {
      if (!isReported)
        report(`Offers of a search are not drawn: ${error instanceof Error ? error.message : error}`)
      isReported = true
      return ''
    } finally {
      clearTimeout(timer)
    }
  }
}
