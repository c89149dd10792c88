import { contrast } from "#shared/lib/color.ts";

type Colors = {
  ground: string;
  /** of the words on it */
  ink: string;
  /** of the main button, which stands on white */
  accent: string;
  onAccent: string;
};

/** Everything that does not depend on the card. Below its face a card is on white, or on night where the visitor has it so. */
const BASE = [
  ":root{color-scheme:light dark;--p:#eef2f3;--s:#fff;--t:#0b1f24;--m:#4a5d63;--l:#d5dee0}",
  "*,:before,:after{box-sizing:border-box}",
  "html{-webkit-text-size-adjust:100%}",
  "body{margin:0;background:var(--p);color:var(--t);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}",
  "[hidden]{display:none!important}h1,p,ul,figure{margin:0;padding:0}ul{list-style:none}img{display:block;max-width:100%}a{color:inherit}",
  "main{position:relative;max-width:460px;min-height:100svh;margin:0 auto;background:var(--s);display:flex;flex-direction:column;padding-bottom:24px}",
  "@media(min-width:560px){main{margin:40px auto;min-height:0;border-radius:24px;overflow:hidden;box-shadow:0 12px 40px rgba(11,31,36,.14)}}",
  ".d{display:flex;flex-direction:column;align-items:center;gap:6px;padding:40px 24px 32px;text-align:center}",
  ".e{width:calc(100% + 48px);max-width:none;height:auto;aspect-ratio:5/2;object-fit:cover;margin:-40px -24px 16px}.y .f{margin-top:-72px}",
  ".f{width:112px;height:112px;border-radius:50%;object-fit:cover;box-shadow:0 0 0 4px var(--g);margin-bottom:8px}.o{max-height:56px;width:auto;object-fit:contain;margin-bottom:12px}",
  ".u{font-size:15px;font-weight:600}h1{font-size:28px;line-height:1.2;font-weight:700;text-wrap:balance}",
  ".j{display:flex;flex-direction:column;gap:10px;padding:20px 20px 4px}",
  ".m{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:12px 18px;border:0;border-radius:14px;background:var(--a);color:var(--on);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}.w{background:#0b1f24;color:#fff}",
  ".v{font-size:14px;text-align:center;color:var(--m)}.v a{display:inline-block;padding:4px 6px}",
  ".c{padding:8px 24px}.c li{display:flex;gap:16px;padding:12px 0}.c li+li{border-top:1px solid var(--l)}.c svg{flex:none;margin-top:10px;color:var(--m)}.c div{min-width:0;flex:1}.c b{display:block;font-size:13px;font-weight:500;color:var(--m)}.c a{display:inline-flex;align-items:center;min-height:28px;text-decoration-thickness:1px;text-underline-offset:3px}.c span{white-space:pre-line}",
  ".s{display:flex;flex-wrap:wrap;justify-content:center;gap:8px;padding:12px 20px}.s a{display:grid;place-items:center;width:48px;height:48px;border-radius:14px;background:#eef2f3;color:#0b1f24;text-decoration:none;font-weight:700}",
  ".n{white-space:pre-line;padding:12px 24px;color:var(--m)}",
  ".q{display:flex;align-items:center;justify-content:center;min-height:52px;margin:8px 20px;border:2px solid var(--l);border-radius:14px;font-weight:600;text-decoration:none}",
  ".x{margin:16px auto 8px;text-align:center;font-size:14px;color:var(--m)}.x svg{width:184px;height:184px;background:#fff;border-radius:14px;border:1px solid var(--l)}figcaption{margin-top:6px}",
  ".a{margin:8px 20px;border:1px solid var(--l);border-radius:14px}summary{min-height:52px;padding:14px 18px;font-weight:600;cursor:pointer}form{padding:0 18px 18px}form p{color:var(--m);font-size:14px;margin-bottom:12px}",
  "label{display:block;font-weight:600;font-size:14px;margin-bottom:4px}small{font-weight:400;color:var(--m)}input:not([type=checkbox]),textarea{width:100%;min-height:46px;font:inherit;color:inherit;background:var(--s);border:1px solid var(--m);border-radius:10px;padding:10px 12px;margin-bottom:12px}.r{display:flex;gap:10px;align-items:flex-start}.r input{width:22px;height:22px;flex:none;margin:0}.r label{font-weight:400;margin:0}.h{position:absolute;left:-99vw}",
  "#h{position:absolute;top:12px;right:12px;width:48px;height:48px;display:grid;place-items:center;border:0;border-radius:50%;background:var(--g);color:var(--i);cursor:pointer}",
  "#o{margin:16px 20px 0;background:#fff8d6;color:#3d3000;border-radius:12px;padding:12px 16px;font-size:15px}#o p{margin-bottom:8px}#o a,#o button{font:inherit;font-weight:600;color:inherit;background:none;border:0;padding:10px;min-height:44px;text-decoration:underline;cursor:pointer}",
  "#z{position:fixed;left:50%;bottom:20px;transform:translateX(-50%);background:#0b1f24;color:#fff;padding:10px 18px;border-radius:22px;font-size:15px;max-width:90vw}#z:empty{display:none}",
  "footer{margin-top:auto;padding-top:16px;display:flex;flex-wrap:wrap;justify-content:center;gap:4px 8px;font-size:14px;color:var(--m)}footer a{display:inline-flex;align-items:center;min-height:44px;padding:0 8px;text-underline-offset:3px;text-decoration-thickness:1px}",
  ":focus-visible{outline:3px solid var(--t);outline-offset:3px}.d :focus-visible{outline-color:var(--i)}",
].join("");

/** What is behind at night, on which a dark button would be lost. */
const NIGHT_GROUND = "#12232a";
const SEEN = 1.9;
const NIGHT = `--p:#0a1518;--s:${NIGHT_GROUND};--t:#e8eff0;--m:#a9b8bd;--l:#2b4047`;

/** All styles of a card: colours of fields that were parsed as colours, and nothing else that anybody typed. */
export const cardStyles = ({ ground, ink, accent, onAccent }: Colors): string =>
  [
    BASE,
    `:root{--g:${ground};--i:${ink};--a:${accent};--on:${onAccent}}`,
    `.d{background:${ground};color:${ink}}`,
    `@media(prefers-color-scheme:dark){:root{${NIGHT}${contrast(accent, NIGHT_GROUND) < SEEN ? ";--a:#e8eff0;--on:#0b1f24" : ""}}.w{box-shadow:inset 0 0 0 1px rgba(232,239,240,.28)}}`,
  ].join("");
