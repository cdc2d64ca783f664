import { textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import { type CarClass, carClassOf } from '../prices/carClasses.ts'
import { legalHtml } from './legalText.ts'
import { generalOfferText, offerText } from './offerText.ts'
import { prepaidText } from './prepaidText.ts'

/** The class whose terms contain {@link hostileMarkup}, to show that sanitising works: the bus. */
export const hostileClassId = 8

/** Markup that no page may run or show unsanitised (SEC-02). */
export const hostileMarkup = [
  '<script>document.title = "owned"</script>',
  '<img src="x" onerror="document.title = \'owned\'">',
  '<a href="javascript:document.title=\'owned\'">javascript</a>',
  '<a href=" java&#10;script:document.title=\'owned\'">split</a>',
  '<style>* { display: none !important }</style>',
  '<p style="position:fixed;inset:0;z-index:9999;background:red">over all</p>',
  '<iframe src="https://evil.example/" srcdoc="<script>parent.document.title = \'owned\'</script>"></iframe>',
  '<svg onload="document.title = \'owned\'"><a xlink:href="javascript:alert(1)"><text>svg</text></a></svg>',
  '<form action="https://evil.example/"><input name="password" autofocus onfocus="alert(1)"></form>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
].join('')

/**
 * The terms of a car class as HTML, or null for an unknown class. Without a class (null) the general terms, which apply
 * to all.
 */
export function offerWidget(classId: string | null, lang: Lang): string | null {
  if (classId === null) return legalHtml(generalOfferText, lang)
  const carClass: CarClass | undefined = /^\d{1,6}$/.test(classId) ? carClassOf(Number(classId)) : undefined
  if (carClass === undefined) return null
  const html = legalHtml(offerText, lang, {
    name: textIn(carClass.name, lang),
    capacity: String(carClass.capacity),
    luggage: String(carClass.luggage),
    waiting: String(carClass.waitingMinutes),
  })
  return carClass.id === hostileClassId ? html + hostileMarkup : html
}

/** The terms of prepayment as HTML. */
export const prepaidWidget = (lang: Lang): string => legalHtml(prepaidText, lang)
