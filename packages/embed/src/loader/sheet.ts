/** Until the frame says its height, 720 px stand reserved; no frame is lower than 200 or higher than 100,000 px (D22). */
const css =
  ':host{display:block}' +
  'div{display:grid}' +
  'div>*{grid-area:1/1;width:100%}' +
  'iframe{height:720px;min-height:200px;max-height:100000px;border:0}' +
  // Rows of fields; not hidden but seen through, since a browser slows a hidden frame down.
  'p~iframe{opacity:0}' +
  'p{z-index:1;min-height:720px;margin:0;background:repeating-linear-gradient(#8882 0 56px,#0000 0 72px)}' +
  '[role]{background:0;text-align:center}' +
  'button{margin:8px;font:inherit;line-height:44px}'

/** A constructed sheet: a page that forbids inline styles lets it pass. */
export function sheetOf(view: typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
