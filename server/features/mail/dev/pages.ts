import { escapeHtml } from "#shared/lib/escape.ts";
import { type DrawnMail, MAIL_NAMES, type MailName } from "#shared/mail/schema.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import type { ReadMail } from "./read.ts";

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1440px; padding: 24px; background: light-dark(#f2f5f6, #0c171b); color: light-dark(#0b1f24, #e8f0f2); }
a { color: light-dark(#00686c, #3fd5db); }
h1 { font-size: 24px; } h2 { font-size: 16px; margin: 32px 0 8px; }
table { border-collapse: collapse; width: 100%; background: light-dark(#fff, #132127); }
td, th { border-bottom: 1px solid light-dark(#d5dde0, #2a3d45); padding: 8px 12px; text-align: left; vertical-align: top; }
pre { background: light-dark(#fff, #132127); padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; max-width: 80ch; }
.frames { display: flex; flex-wrap: wrap; gap: 16px; }
figure { margin: 0; max-width: 100%; } figcaption { padding: 4px 0; }
iframe { border: 1px solid light-dark(#7a898e, #6b7d84); background: #fff; height: 760px; max-width: 100%; }
.wide { width: 680px; } .narrow { width: 375px; }`;

const layout = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Signoff</title><style>${STYLE}</style></head>
<body><nav><a href="/dev/mails">All mails</a> · <a href="/dev/outbox">Outbox</a></nav>
<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const frame = (src: string, title: string, className: string) =>
  `<figure><figcaption>${title}</figcaption>` +
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" class="${className}" title="${title}" src="${src}"></iframe></figure>`;

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

/** The list of all mails that there are. */
export const kindsPage = () =>
  layout(
    "Mails we send",
    `<ul>${MAIL_NAMES.map((name) => `<li><a href="/dev/mails/${name}">${name}</a></li>`).join("")}</ul>`,
  );

/** One mail with sample props: wide and narrow, in the light and in the dark, as text, with what the linter says. */
export function kindPage(name: MailName, { subject, html, text }: DrawnMail, findings: Finding[]) {
  const views = [false, true].flatMap((isDark) =>
    ["wide", "narrow"].map((width) =>
      frame(`/dev/mails/${name}/html${isDark ? "?dark=1" : ""}`, `${width}, ${isDark ? "dark" : "light"}`, width),
    ),
  );
  const kilobytes = (Buffer.byteLength(html) / 1024).toFixed(1);
  return layout(
    name,
    `<p>Subject: <strong>${escapeHtml(subject)}</strong> · ${kilobytes} kB of 102 kB</p>
<div class="frames">${views.join("")}</div>
<h2>Plain text</h2><pre>${escapeHtml(text)}</pre>
<h2>Findings</h2>${findingsTable(findings)}`,
  );
}

function findingsTable(findings: Finding[]) {
  if (findings.length === 0) return "<p>None.</p>";
  const rows = findings.map(({ rule, level, where, message }) =>
    row([level, rule, escapeHtml(message), `<code>${escapeHtml(where)}</code>`]),
  );
  return `<table><thead><tr><th>Level</th><th>Rule</th><th>What to do</th><th>Where</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** What would have been sent, newest first. */
export function outboxPage(mails: ReadMail[]) {
  if (mails.length === 0) return layout("Outbox", "<p>Nothing was sent yet. With SMTP_URL set, mails go there.</p>");
  const rows = mails.map(({ id, subject, to, date }) =>
    row([`<a href="/dev/outbox/${id}">${escapeHtml(subject)}</a>`, escapeHtml(to), date]),
  );
  return layout(
    "Outbox",
    `<table><thead><tr><th>Subject</th><th>To</th><th>When</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
  );
}

/** One mail of the outbox. Its links open in a tab of their own. */
export const mailPage = ({ id, subject, from, to, date, text }: ReadMail) =>
  layout(
    subject,
    `<p>From ${escapeHtml(from)}<br>To ${escapeHtml(to)}<br>${date} · <a href="/dev/outbox/${id}/raw">Source</a></p>
<div class="frames">${frame(`/dev/outbox/${id}/html`, "HTML", "wide")}</div>
<h2>Plain text</h2><pre>${linked(text)}</pre>`,
  );

/** Text whose web addresses can be clicked. */
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);
