/** 720 px are reserved until the frame has sent its height; a frame is 200 to 100,000 px high (D22). */
const css =
  ':host{display:grid}' +
  'p,iframe{grid-area:1/1;width:100%;min-height:200px;height:720px;max-height:1e5px;margin:0;border:0}' +
  // The frame is transparent until something is drawn in it; it is not hidden, since browsers slow down hidden frames.
  'p~iframe{opacity:0}' +
  'p{background:#8881}' +
  'button{height:44px}'

/** A constructed style sheet, which works even in a page that forbids inline styles. */
export function sheetOf(view: typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
