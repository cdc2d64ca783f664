/** Until the frame says its height, 720 px stand reserved; no frame is lower than 200 or higher than 100,000 px (D22). */
const css =
  ':host{display:grid}' +
  'p,iframe{grid-area:1/1;width:100%;min-height:200px;height:720px;max-height:1e5px;margin:0;border:0}' +
  // Not hidden but seen through, since a browser slows a hidden frame down.
  'p~iframe{opacity:0}' +
  'p{background:#8881}' +
  'button{height:44px}'

/** A constructed sheet: a page that forbids inline styles lets it pass. */
export function sheetOf(view: typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
