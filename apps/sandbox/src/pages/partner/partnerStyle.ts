import type { PartnerSite } from './partnerSites.ts'

/** The sheet of a site: its own file, so that a page can forbid inline styles. */
export function styleOf({ look }: PartnerSite): string {
  const { isLight } = look
  return `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:${look.ground};color:${look.ink};font:400 18px/28px ${look.font}}
.bar{background:${look.bar};color:${isLight ? look.ink : '#fff'};display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;
  padding:16px clamp(16px,4vw,48px);border-bottom:1px solid ${isLight ? '#e6dccf' : look.bar}}
.bar b{font-size:20px;margin-inline-end:auto}.bar a{color:inherit;text-decoration:none;padding:8px 0}
a:hover{text-decoration:underline}:focus-visible{outline:2px solid currentColor;outline-offset:2px;border-radius:4px}
.ways{background:#fffdf8;border-bottom:1px solid #e6dccf;font-size:15px;padding:0 clamp(16px,4vw,48px);display:flex;
  gap:0 24px;overflow-x:auto;white-space:nowrap;scrollbar-width:none}
.ways a{color:inherit;text-decoration:none;padding:11px 0 9px;border-bottom:2px solid transparent}
.ways a:focus-visible{outline-offset:-4px}
.ways a[aria-current]{border-color:${look.bar};font-weight:600}
main{max-width:1184px;margin:0 auto;padding:40px 16px 64px;display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
h1{font-size:clamp(28px,4vw,36px);line-height:1.2;font-weight:400;margin:0}p,ul,ol,pre{margin:0}
h2{font-size:18px;line-height:28px;margin:0}
ul{padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:4px 32px;font-size:16px}
iframe,wherry-module{border:1px solid #ddd3c4;border-radius:16px;background:#fff;overflow:hidden}
iframe{display:block;width:100%;height:960px}
wherry-module:not(:defined){display:block;min-height:720px}
footer a{color:inherit;padding:0 4px}main p a{color:inherit;text-underline-offset:3px}
@media(max-width:700px){iframe{height:1180px}.ways{flex-wrap:wrap;padding-block:6px}.ways a{padding:6px 0 4px}}
footer{padding:24px clamp(16px,4vw,48px);font-size:14px;opacity:.85}
.beside{display:grid;gap:24px;grid-template-columns:minmax(0,1fr);align-items:start}
.beside>div{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.side{font-size:15px;line-height:22px}
.side section{display:grid;gap:8px;grid-template-columns:minmax(0,1fr);padding-top:16px;border-top:1px solid #ddd3c4}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,Consolas,monospace;background:#fffdf8;
  border:1px solid #e6dccf;border-radius:8px;padding:12px}
#events{padding:0;list-style:none;font:13px/20px ui-monospace,Consolas,monospace;display:grid;gap:4px;
  max-height:336px;overflow-y:auto}
#events li{overflow-wrap:anywhere}#events b{font-weight:600}#events:not(:empty)+p{display:none}
.set{display:grid;gap:8px 16px;grid-template-columns:repeat(auto-fill,minmax(130px,1fr))}
.set label{display:grid;gap:2px}
.set select{font:inherit;height:40px;padding:0 8px;border:1px solid #8a7f70;border-radius:8px;background:#fff;color:inherit;width:100%}
.space{display:grid;gap:56px;padding-bottom:32px}.space article{display:grid;gap:20px}
.space svg{display:block;width:100%;height:clamp(420px,40vw,560px);border-radius:16px}.space p{max-width:60ch}
.advert{width:100%;height:120px;border-radius:8px}
@media(min-width:1180px){.beside.with-side{grid-template-columns:minmax(0,1fr) 300px}.beside.with-side .side{position:sticky;top:16px}}
@media(min-width:1180px){.wide main{max-width:1456px;padding-inline:clamp(16px,4vw,48px)}}
`
}
