import { channelsOf, mix } from "#shared/lib/color.ts";
import { PAGE_FONTS } from "#shared/pages/fonts.ts";
import type { Background, Look, PageContent } from "#shared/pages/schema.ts";
import { titleWeightOf } from "./fonts.ts";
import { type ButtonColors, type Ground, SOFT } from "./ground.ts";
import { COLUMN_PX, PROFILE_PX, shownPicture } from "./pictures.ts";

const rgba = (color: string, opacity: number): string => `rgba(${channelsOf(color).join(",")},${opacity})`;

const SHAPES = { circle: "50%", rounded: "24%", square: "0" } as const;

/** Everything that does not depend on the page. */
const BASE = [
  "*,:before,:after{box-sizing:border-box}",
  "html{-webkit-text-size-adjust:100%;height:100%}",
  "body{margin:0;min-height:100%;min-height:100svh;position:relative;overflow-wrap:anywhere;line-height:1.5;font-size:16px}",
  "[hidden]{display:none!important}",
  `main{max-width:${COLUMN_PX + 40}px;margin:0 auto;padding:56px 20px 40px;text-align:center;min-height:100svh;display:flex;flex-direction:column;gap:28px}`,
  "h1,h2,p,ul{margin:0;padding:0;font-weight:400}ul{list-style:none}img{display:block;max-width:100%}a{color:inherit}",
  "header{display:flex;flex-direction:column;align-items:center;gap:12px}",
  `header img{width:${PROFILE_PX}px;height:${PROFILE_PX}px;object-fit:cover}`,
  "h1{font-weight:700;line-height:1.2;letter-spacing:-.01em;text-wrap:balance}h2{font-size:17px;font-weight:650;line-height:1.35;margin-bottom:12px}",
  ".i{white-space:pre-line;max-width:46ch;text-wrap:pretty}",
  ".l{display:flex;flex-direction:column;gap:12px}",
  ".b{display:flex;align-items:center;justify-content:center;position:relative;min-height:56px;padding:10px 60px;font-weight:600;line-height:1.3;text-decoration:none;transition:transform .15s,filter .15s}",
  ".b>img,.b>svg{position:absolute;left:8px;top:50%;transform:translateY(-50%);width:40px;height:40px;object-fit:cover;border-radius:min(var(--r),10px)}",
  '.b>img[width="24"],.b>svg{left:18px;width:24px;height:24px;border-radius:0;object-fit:contain}',
  ".b>span{white-space:pre-line}",
  "@media(hover:hover){.b:hover,.k:hover,.p:hover,.v:hover{transform:translateY(-2px)}}",
  ".s{display:flex;flex-wrap:wrap;justify-content:center;gap:4px}.s a{display:grid;place-items:center;min-width:48px;height:48px;border-radius:24px;text-decoration:none;font-weight:700}.s img{width:26px;height:26px;object-fit:contain}",
  '.s img:not([width="24"]){border-radius:6px}',
  "@media(hover:hover){.s a:hover{background:var(--w)}}",
  ".c{display:flex;flex-direction:column;text-align:start;background:var(--w);border-radius:max(var(--r),12px);padding:6px 18px}.c li{display:flex;gap:14px;align-items:flex-start;padding:12px 0}.c li+li{border-top:1px solid var(--w)}.c svg{flex:none;margin-top:10px}.c div{min-width:0;flex:1}.c b{display:block;font-size:13px;font-weight:500}.c a{display:inline-flex;align-items:center;min-height:28px;text-decoration-thickness:1px;text-underline-offset:3px}.c span{white-space:pre-line}",
  ".k{display:flex;align-items:center;gap:16px;text-align:start;padding:16px 20px;border-radius:max(var(--r),14px);text-decoration:none;transition:transform .15s}.k img{flex:none;width:64px;height:64px;border-radius:50%;object-fit:cover}.k>span{min-width:0;display:flex;flex-direction:column;line-height:1.35}.k p,.k strong,.k small,.k span{display:block}.k small{font-size:13px}.k strong{font-size:18px}.k em{font-style:normal;font-weight:600;font-size:14px;margin-top:6px;text-decoration:underline;text-underline-offset:3px}",
  ".t{white-space:pre-line;text-align:start;text-wrap:pretty}",
  ".p,.v{display:block;border-radius:max(var(--r),8px);overflow:hidden;transition:transform .15s}.p img{width:100%;height:auto}",
  ".v{position:relative;aspect-ratio:16/9;width:100%;border:0;background:#0b1f24;color:#fff}.v>img{width:100%;height:100%;object-fit:cover}.v i{position:absolute;inset:0;margin:auto;width:68px;height:68px;border-radius:50%;background:rgba(11,31,36,.82);display:grid;place-items:center}.v i svg{width:34px;height:34px}",
  ".w{background:linear-gradient(140deg,#12343c,#0b1f24)}",
  ".g{background:#fff;color:#0b1f24;padding:16px;border-radius:max(var(--r),8px);overflow-x:auto;text-align:start;line-height:normal}.g img{max-width:none}.g a{color:revert-layer}",
  ":focus-visible{outline:3px solid currentColor;outline-offset:3px}",
  "#o{background:#fff8d6;color:#3d3000;border-radius:12px;padding:12px 16px;font-size:15px}#o p{margin-bottom:8px}#o a,#o button{font:inherit;font-weight:600;color:inherit;background:none;border:0;padding:10px;min-height:44px;text-decoration:underline;cursor:pointer}",
  "footer{margin-top:auto;padding-top:12px;display:flex;flex-wrap:wrap;justify-content:center;gap:4px 8px;font-size:14px}footer a{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;text-underline-offset:3px;text-decoration-thickness:1px}",
  "#h{position:absolute;top:12px;right:12px;width:48px;height:48px;display:grid;place-items:center;border:0;border-radius:50%;background:var(--w);color:inherit;cursor:pointer}",
  "#z{position:fixed;left:50%;bottom:20px;transform:translateX(-50%);background:#0b1f24;color:#fff;padding:10px 18px;border-radius:22px;font-size:15px;max-width:90vw}#z:empty{display:none}",
  "@media(min-width:700px){main{padding-top:80px}}",
  "@media(prefers-reduced-motion:reduce){*{transition:none!important}}",
].join("");

function paint(background: Background, imageHost: string): string {
  switch (background.kind) {
    case "solid":
      return background.color;
    case "linear":
      return `linear-gradient(${background.rotation}deg,${background.from},${background.to})`;
    case "radial":
      return `radial-gradient(circle at 50% 30%,${background.from},${background.to})`;
    case "image": {
      const shown = shownPicture(background.image, "background", imageHost);
      return shown ? `url("${shown.src}") center/cover` : "#0b1f24";
    }
  }
}

/** What stands behind, whatever is scrolled. A blurred picture is larger than the window: its edges would fade. */
function behind({ background }: Look, { veil, colors }: Ground, imageHost: string): string {
  if (background.kind === "solid") return `body{background:${background.color}}`;
  const blur = background.kind === "image" && background.blur > 0 ? background.blur : 0;
  const edge = blur ? `-${blur * 2}px` : "0";
  const rest = blur ? `;filter:blur(${blur}px)` : "";
  const layer = (name: string, style: string) => `body:${name}{content:"";position:fixed;z-index:-1;${style}}`;
  const under = colors[Math.floor(colors.length / 2)] ?? "#0b1f24";
  return [
    `html{background:${under}}`,
    layer("before", `inset:${edge};background:${paint(background, imageHost)}${rest}`),
    veil ? layer("after", `inset:0;background:${rgba(veil.color, veil.opacity)}`) : "",
  ].join("");
}

const SHADOW = {
  none: () => "",
  soft: () => "box-shadow:0 6px 20px rgba(11,31,36,.16);",
  hard: (color: string) => `box-shadow:4px 4px 0 ${color};`,
} as const;

function buttonStyle({ buttonRadius, buttonShadow, buttonStyle }: Look, colors: ButtonColors, ground: Ground): string {
  const { fill, border, label } = colors;
  const paint = fill === null ? "transparent" : buttonStyle === "soft" ? rgba(fill, SOFT) : fill;
  // The shadow of a filled button has to be seen beside it.
  const isOfText = fill === ground.text;
  const shade =
    fill && buttonStyle === "fill" ? (isOfText ? mix(fill, ground.colors[0] ?? fill, 0.6) : ground.text) : label;
  return `.b{background:${paint};color:${label};border-radius:${buttonRadius}px;${SHADOW[buttonShadow](shade)}${border ? `border:2px solid ${border};` : ""}}`;
}

/** All styles of a page. Nothing in them was typed by anybody: colours, numbers and names of lists alone. */
export function pageStyles(
  { look, profile }: PageContent,
  ground: Ground,
  button: ButtonColors,
  imageHost: string,
): string {
  const { titleFont, titleSize, textFont, buttonRadius } = look;
  const titleWeight = titleWeightOf(titleFont);
  return [
    BASE,
    behind(look, ground, imageHost),
    `body{color:${ground.text};font-family:${PAGE_FONTS[textFont].stack};--r:${buttonRadius}px;--w:${rgba(ground.text, ground.plate)}}`,
    `h1,h2{font-family:${PAGE_FONTS[titleFont].stack}}h1{font-size:${titleSize}px;font-weight:${titleWeight}}h2{font-weight:${Math.min(650, titleWeight)}}`,
    `header img{border-radius:${SHAPES[profile.imageShape]}}`,
    buttonStyle(look, button, ground),
  ].join("");
}
