/**
 * The script of a public page, without which everything is still there: links, films at their own place, the gate's form. Plain
 * text, as it stands in the page: the policy lets nothing run but what has its hash.
 */

/** Share, copy, films in their place, and the way out of the browsers inside other apps. Names of elements are those of `draw.ts`. */
export const PAGE_SCRIPT = `(()=>{
const d=document,q=s=>d.querySelector(s),n=navigator,u=location.href.split("#")[0];
const say=t=>{const e=q("#z");if(e)e.textContent=t};
const copy=b=>n.clipboard?.writeText(u).then(()=>say(b.dataset.done),()=>say(u));
const s=q("#h");
if(s&&(n.share||n.clipboard)){s.hidden=false;s.onclick=()=>n.share?n.share({title:d.title,url:u}).catch(()=>{}):copy(s)}
d.addEventListener("click",e=>{
const a=e.target.closest?.("a[data-v]");
if(!a||e.metaKey||e.ctrlKey||e.shiftKey||e.button)return;
e.preventDefault();
if(!/(youtube\\.com|youtu\\.be|vimeo\\.com)$/.test(a.host))fetch(a.href,a.origin==location.origin?{redirect:"manual"}:{mode:"no-cors"}).catch(()=>{});
const f=d.createElement("iframe");
f.src=a.dataset.v+"?autoplay=1";f.allow="autoplay; encrypted-media; fullscreen; picture-in-picture";f.allowFullscreen=true;f.title=a.getAttribute("aria-label");f.className="v";f.referrerPolicy="strict-origin-when-cross-origin";
a.replaceWith(f);f.focus()});
if(/Instagram|FBAN|FBAV|FB_IAB|BytedanceWebview|musical_ly|TikTok|LinkedInApp|Snapchat|Line\\//.test(n.userAgent)&&q("[data-o]")){
const o=q("#o"),l=q("#ol"),c=q("#oc");
if(o){o.hidden=false;
if(/Android/.test(n.userAgent))l.href="intent://"+u.replace(/^https?:\\/\\//,"")+"#Intent;scheme=https;end";
else if(/Instagram/.test(n.userAgent))l.href="instagram://extbrowser/?url="+encodeURIComponent(u);
else l.hidden=true;
c.onclick=()=>copy(c)}}
})()`;

/** Whoever has said once in a visit that they are old enough is not asked again, unless they have to be older by now: the form is sent by itself. */
export const GATE_SCRIPT = `(()=>{
const k="age:"+location.pathname,f=document.forms[0],a=f.dataset.a;
try{if(+sessionStorage[k]>=+a)f.submit();else f.addEventListener("submit",()=>{sessionStorage[k]=a})}catch{}
})()`;
