/**
 * Pages that are built like those of Gmail and Outlook where mails are written: fields, roles and quotes as theirs, with the
 * policy that keeps their scripts from writing markup. What happens in them is called from the test.
 */

/** What those pages say of themselves: in them no script makes elements out of text. */
export const MAIL_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'self'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src *; require-trusted-types-for 'script'; trusted-types 'none'",
};

const MAKER = `
  function h(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }
  const br = () => h("br");
  const line = (...children) => h("div", { dir: "ltr" }, ...(children.length ? children : [br()]));
  /** The time at which a text came to be, to tell when the signature did. */
  window.timings = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      const mark = node.nodeType === 1 && (node.matches("[data-signoff-signature]") ? node : node.querySelector("[data-signoff-signature]"));
      if (mark) window.timings.push(performance.now() - window.openedAt);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
`;

const page = (title: string, body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}<script>${MAKER}${script}</script></body></html>`;

/**
 * `openCompose`, `openReply`, `openDraft`, `openSettings`, `openPopOut` add what their names say. A window's text is added before
 * its form is whole, as Gmail does it: fields come a moment later.
 */
export const gmailPage = (title = "Inbox (3) - ana@example.com - Gmail") =>
  page(
    title,
    '<div class="nH"><div role="navigation"></div><div role="main" id="main"></div></div><div class="dw" id="windows"></div>',
    `
  let count = 0;
  /** What has left, as the program would send it. */
  window.outgoing = [];
  /** The list of sent mails, one of which may be read; its pictures come by the program's own address. */
  window.openSent = () => {
    location.hash = "#sent";
    const rows = window.outgoing.map(({ subject }) => h("tr", { class: "zA yO", role: "row" },
      h("td", {}, h("div", { class: "y6" }, h("span", { class: "bog" }, h("span", {}, subject))))));
    document.getElementById("main").replaceChildren(h("table", { role: "grid" }, h("tbody", {}, ...rows)));
  };
  window.openMail = (index) => {
    const parsed = document.createElement("div");
    parsed.className = "a3s aiL";
    const images = [...window.outgoing[index].html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source.replaceAll("&amp;", "&"));
    parsed.append("Hello", ...images.map((source) => h("img", { src: "https://ci3.googleusercontent.com/meips/ABC#" + source })));
    document.getElementById("main").replaceChildren(h("div", { class: "adn ads" }, h("div", { class: "gE" }, "Ana"), h("div", { class: "ii gt" }, parsed)));
  };
  const quote = () => h("div", { class: "gmail_quote gmail_quote_container" },
    h("div", { class: "gmail_attr" }, "On Mon, Bob wrote:", br()),
    h("blockquote", { class: "gmail_quote", style: "margin:0 0 0 .8ex" }, "Hello Ana", h("div", { class: "gmail_signature" }, "Bob")));
  function editor(children, { isPlain }) {
    return h("div", { class: "Am Al editable LW-avf", id: ":b" + ++count, contenteditable: "true", g_editable: "true", role: "textbox",
      "aria-multiline": "true", "aria-label": "Message Body", ...(isPlain && { style: "white-space: pre-wrap" }) }, ...children);
  }
  function compose({ children = [br()], subject = "", isPlain = false, isInline = false, delayMs = 30 } = {}) {
    window.openedAt = performance.now();
    const text = editor(children, { isPlain });
    const form = h("form", { class: "bAs" }, h("div", { class: "Ap" }, text));
    const dialog = h("div", isInline ? { class: "ip adB" } : { role: "dialog", class: "nH Hd", "aria-label": "New Message" }, form);
    document.getElementById(isInline ? "main" : "windows").append(dialog);
    setTimeout(() => {
      const box = h("input", { name: "subjectbox", "aria-label": "Subject" });
      box.value = subject;
      form.prepend(h("input", { type: "hidden", name: "composeid", value: "c" + count }),
        h("input", { type: "hidden", name: "ishtml", value: isPlain ? "0" : "1" }), box);
      const send = h("div", { class: "T-I J-J5-Ji aoO v7 T-I-atl L3", role: "button", tabindex: "0", "data-tooltip": "Send \u202a(Ctrl-Enter)\u202c" }, "Send");
      const leave = () => {
        window.outgoing.push({ subject: box.value, html: text.innerHTML });
        dialog.remove();
      };
      send.addEventListener("click", leave);
      text.addEventListener("keydown", (event) => { if (event.ctrlKey && event.key === "Enter") leave(); });
      dialog.append(h("div", { class: "btC" }, send));
    }, delayMs);
    return text.id;
  }
  window.openCompose = (options) => compose(options);
  window.openReply = (options) => compose({ children: [line(), br(), quote()], subject: "Re: Offer", isInline: true, ...options });
  window.openDraft = () => compose({ children: [line("Dear Bob, as agreed")] });
  window.openOwn = () => compose({ children: [br(), h("div", { class: "gmail_signature", "data-smartmail": "gmail_signature" }, "Ana, sent by hand")] });
  window.openSettings = () => {
    document.getElementById("main").append(h("div", { class: "settings" }, h("input", { name: "sx_sn" }), editor([br()], {})));
  };
  window.openPopOut = () => {
    const opened = window.open("about:blank", "_blank");
    const d = opened.document;
    d.body.className = "xE xp";
    const make = (tag, attributes, ...children) => {
      const element = d.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children);
      return element;
    };
    setTimeout(() => d.body.append(make("form", {}, make("input", { name: "subjectbox" }),
      make("div", { class: "Ap" }, make("div", { contenteditable: "true", g_editable: "true", role: "textbox", "aria-multiline": "true" }, d.createElement("br"))),
      make("div", { class: "T-I aoO", role: "button", tabindex: "0" }, "Send"))), 300);
  };
`,
  );

/** The same of Outlook: no names and no classes that stay, a field for recipients of one line, and texts of the same roles elsewhere. */
export const outlookPage = (title = "Mail - Ana Lopez - Outlook") =>
  page(
    title,
    '<div id="app"><div role="search"><input type="text" role="combobox" aria-label="Suche"></div><div id="ReadingPaneContainerId"></div></div>',
    `
  let count = 0;
  window.outgoing = [];
  window.openSent = () => {
    history.pushState(null, "", "/mail/sentitems");
    const rows = window.outgoing.map(({ subject }, at) => h("div", { role: "option", "data-convid": "c" + at, tabindex: "-1" },
      h("div", { class: hash() }, h("span", { class: hash(), title: subject }, subject))));
    document.getElementById("ReadingPaneContainerId").replaceChildren(h("div", { role: "listbox" }, ...rows));
  };
  const hash = () => "_" + Math.random().toString(36).slice(2);
  const editor = (children) => h("div", { class: hash(), id: "editorParent_" + ++count, role: "textbox", "aria-multiline": "true",
    contenteditable: "true", "aria-label": "Nachrichtentext", tabindex: "0" }, ...children);
  const quote = () => [h("div", { id: "appendonsend" }), h("hr", { style: "display:inline-block;width:98%" }),
    h("div", { id: "divRplyFwdMsg", dir: "ltr" }, "From: Bob", br(), "Subject: Offer"), h("div", {}, "Hello Ana")];
  function compose({ children = [line()], subject = "", hasSubject = true, isPlain = false } = {}) {
    window.openedAt = performance.now();
    const recipients = h("div", { role: "textbox", contenteditable: "true", "aria-label": "An" });
    const box = h("input", { type: "text", maxlength: "255", placeholder: "Betreff" });
    box.value = subject;
    const text = isPlain ? h("textarea", { role: "textbox", "aria-multiline": "true", id: "plain_" + ++count }) : editor(children);
    if (isPlain) text.value = children;
    const send = h("button", { type: "button", class: "ms-Button ms-Button--primary splitPrimaryButton", "aria-label": "Senden" }, "Senden");
    const around = h("div", { class: hash() });
    send.addEventListener("click", () => {
      window.outgoing.push({ subject: box.value, html: text.innerHTML });
      around.remove();
    });
    around.append(h("div", { class: hash() }, send));
    document.getElementById("ReadingPaneContainerId").append(around);
    around.append(h("div", { class: hash() },
      h("div", { class: hash() }, recipients), ...(hasSubject ? [box] : []), h("div", { class: hash() }, h("div", {}, text))));
    return text.id;
  }
  window.openCompose = (options) => compose(options);
  window.openReply = () => compose({ children: [line(), ...quote()], hasSubject: false });
  window.openPlain = (value = "", subject = "") => compose({ isPlain: true, children: value, subject });
  window.openSettings = () => document.body.append(h("div", { role: "dialog" },
    h("input", { type: "text", placeholder: "Name der Signatur" }), h("button", { role: "combobox" }, "Neu"), editor([line()])));
`,
  );
