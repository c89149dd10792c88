import { escapeHtml as e } from "#shared/lib/escape.ts";
import type { Content } from "#shared/signatures/schema.ts";

/**
 * The yardstick of the render bench: layouts 1 to 4 as template literals written by hand for one kind of content, with
 * every value escaped and the links built, and nothing else: no defaults, no visibility, no order, no plain text.
 */
export function byHand({ general: g, design: d, media }: Content, host: string, brandingUrl: string): string {
  const palette = PALETTES[d.templateId] as Palette;
  const { accent, text, line, leading } = palette;
  const font = (px: number, color: string) => `font:${px}px/${leading} Arial,Helvetica,sans-serif;color:${color}`;
  const body = font(12, text);
  const link = (href: string, label: string) =>
    `<a href="${e(href)}" style="color:${text};text-decoration:none"><span style="color:${text}">${e(label)}</span></a>`;
  const contacts = g.contacts.map(({ name, value }) => {
    if (name === "phone") return ["P", "Phone", link(`tel:${value.replace(/[^\d+]/g, "")}`, value)];
    if (name === "email") return ["E", "Email", link(`mailto:${value}`, value)];
    if (name === "website") return ["W", "Website", link(value, value.replace(/^https?:\/\//, "").replace(/\/$/, ""))];
    return ["A", "Address", link(`https://maps.google.com/?q=${encodeURIComponent(value)}`, value)];
  });
  const strong = (label: string) => `<span style="color:${accent};font-weight:bold">${e(label)}</span>`;
  const fields = g.customFields.map((field) =>
    field.link ? link(field.link, field.title) : `${strong(field.title)} ${e(field.value)}`,
  );
  const icons = g.socials.map(({ name, link: href }, i) => {
    const label = name === "linkedin" ? "LinkedIn" : name === "youtube" ? "YouTube" : "Instagram";
    const padding = i < g.socials.length - 1 ? ` style="padding:0 ${palette.iconGap}px 0 0"` : "";
    return `<td${padding}><a href="${e(href)}" style="text-decoration:none"><img src="${host}/i/icons/${name}-${palette.shape}-${palette.isBare ? "none" : accent.slice(1)}-${palette.isBare ? accent.slice(1) : "ffffff"}-22@2.png" width="22" height="22" alt="${e(label)}" style="display:block;border:0;width:22px;height:22px"></a></td>`;
  });
  const iconTable = `${TABLE} style="${font(10, text)}"><tbody><tr>${icons.join("")}</tr></tbody></table>`;
  const photo = `<img src="${host}${media.photo?.replace(".jpg", "_s3w96@2.png")}" width="96" height="96" alt="${e(g.name)}" style="display:block;border:0;width:96px;height:96px">`;
  const branding = `<tr><td${d.templateId === 2 ? ' align="center"' : ""} style="padding:10px 0 0;${font(10, "#6d777b")}"><a href="${e(brandingUrl)}" style="color:#6d777b;text-decoration:none"><span style="color:#6d777b">Made with Signoff</span></a></td></tr>`;
  const caption = `<tr><td${d.templateId === 2 ? ' align="center"' : ""} style="padding:0 0 6px;${body}">${e(g.socialCaption)}</td></tr>`;
  const rule = `<tr><td height="8" style="height:8px;border-bottom:1px solid ${line};${BLANK}">&nbsp;</td></tr>${gap(8)}`;
  const role = `${e(g.position)} \u00b7 ${e(g.department)}`;
  const whole = (main: string) =>
    `${TABLE}><tbody><tr><td${d.templateId === 2 ? ' align="center"' : ""}>${main}</td></tr>${branding}</tbody></table>`;

  if (d.templateId === 1 || d.templateId === 3) {
    const isFirst = d.templateId === 1;
    const rows = contacts.map(([letter, word, value]) =>
      labelled(isFirst ? (letter as string) : (word as string), value as string),
    );
    const extra = isFirst
      ? fields.map((field) => `<tr><td colspan="2" style="padding:0 0 1px;${body}">${field}</td></tr>`)
      : g.customFields.map((field, i) =>
          field.link
            ? `<tr><td colspan="2" style="padding:0 0 1px;${body}">${fields[i]}</td></tr>`
            : labelled(e(field.title), e(field.value)),
        );
    function labelled(label: string, value: string) {
      return `<tr><td valign="top" style="padding:0 8px 1px 0;${font(12, accent)};font-weight:bold">${label}</td><td style="padding:0 0 1px;${body}">${value}</td></tr>`;
    }
    const words = `${TABLE}><tbody><tr><td style="padding:0 0 2px;${font(isFirst ? 18 : 20, accent)};font-weight:bold">${e(g.name)}</td></tr><tr><td style="${body}">${role}</td></tr><tr><td style="${body};font-weight:bold">${e(g.company)}</td></tr>${gap(10)}<tr><td>${TABLE}><tbody>${rows.join("")}${extra.join("")}</tbody></table></td></tr>${gap(10)}${isFirst ? "" : caption}<tr><td>${iconTable}</td></tr></tbody></table>`;
    if (isFirst) {
      return whole(
        `${TABLE}><tbody><tr><td valign="top" style="padding:0 16px 0 0;${body}">${photo}</td><td valign="top" style="padding:0 0 0 16px;border-left:1px solid ${line}">${words}</td></tr></tbody></table>`,
      );
    }
    const inner = `${TABLE}><tbody><tr><td valign="top" style="padding:0 24px 0 0">${words}</td><td valign="top" style="${body}">${photo}</td></tr></tbody></table>`;
    return whole(
      `${TABLE}><tbody><tr><td width="4" bgcolor="${accent}" style="width:4px;background-color:${accent};${BLANK}">&nbsp;</td><td width="14" style="width:14px;${BLANK}">&nbsp;</td><td>${inner}</td></tr></tbody></table>`,
    );
  }
  const isCentred = d.templateId === 2;
  const align = isCentred ? ' align="center"' : "";
  const mark = ` <span style="color:${line}">&nbsp;${isCentred ? "|" : "\u2022"}&nbsp;</span> `;
  const all = [...contacts.map(([, , value]) => value), ...fields];
  const lines = [all.slice(0, 3), all.slice(3)].map(
    (part) => `<tr><td${align} style="padding:0 0 2px;${body}">${part.join(mark)}</td></tr>`,
  );
  const social = `${isCentred ? caption : ""}<tr><td${align}>${isCentred ? iconTable.replace(' border="0" style', ' border="0" align="center" style') : iconTable}</td></tr>`;
  const flow = `${rule}${lines.join("")}${gap(10)}${social}`;
  if (isCentred) {
    return whole(
      `${TABLE}><tbody><tr><td align="center" style="${body}">${photo}</td></tr>${gap(10)}<tr><td align="center" style="padding:0 0 2px;${font(19, accent)};font-weight:bold">${e(g.name)}</td></tr><tr><td align="center" style="${body}">${role} \u00b7 ${e(g.company)}</td></tr>${flow}</tbody></table>`,
    );
  }
  const name = `${TABLE}><tbody><tr><td style="padding:0 0 2px;${font(18, accent)};font-weight:bold;text-transform:uppercase;letter-spacing:2px">${e(g.name)}</td></tr><tr><td style="${body}">${e(g.position)}, ${e(g.department)}, ${e(g.company)}</td></tr></tbody></table>`;
  return whole(
    `${TABLE}><tbody><tr><td>${TABLE} width="100%" style="width:100%"><tbody><tr><td valign="bottom">${name}</td><td width="24" style="width:24px;${BLANK}">&nbsp;</td><td align="right" style="${body}">${photo}</td></tr></tbody></table></td></tr>${flow}</tbody></table>`,
  );
}

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';
const BLANK = "font-size:0;line-height:0";
const gap = (px: number) => `<tr><td height="${px}" style="height:${px}px;${BLANK}">&nbsp;</td></tr>`;

type Palette = {
  accent: string;
  text: string;
  line: string;
  leading: number;
  shape: number;
  isBare: boolean;
  iconGap: number;
};
const PALETTES: Record<number, Palette> = {
  1: { accent: "#14828c", text: "#6d777b", line: "#c3ced1", leading: 1.4, shape: 1, isBare: false, iconGap: 6 },
  2: { accent: "#ca4a4a", text: "#817272", line: "#dccfd2", leading: 1.4, shape: 1, isBare: false, iconGap: 8 },
  3: { accent: "#4873ca", text: "#71767f", line: "#cfd4e4", leading: 1.4, shape: 2, isBare: false, iconGap: 6 },
  4: { accent: "#a2692f", text: "#7c756e", line: "#d8cdbd", leading: 1.5, shape: 4, isBare: true, iconGap: 12 },
};
