import { browser } from "../../lib/browser.ts";
import { type Accounts, follow, read, type Stored, write } from "../../lib/kept.ts";
import type { Heard, Said } from "../../lib/messages.ts";
import { originOf, patternOf } from "../../lib/sites.ts";

/** What the button of the extension shows: as whom it is connected, and in which mail accounts it is on. */
const main = document.getElementById("main") as HTMLElement;
document.documentElement.lang = browser.i18n.getUILanguage();
const problem = element("p", { className: "problem", role: "alert" });

void start();

async function start(): Promise<void> {
  const [here] = await Promise.all([accountHere(), askWhatIsMissing()]);
  await follow((stored) => show(stored, here));
}

/** Firefox lets people take the pages away that an extension works in, and does not ask for those of an update. */
let missing: string[] = [];

async function askWhatIsMissing(): Promise<void> {
  const origins = (browser.runtime.getManifest().content_scripts ?? []).flatMap(({ matches = [] }) => matches);
  const has = await Promise.all(origins.map((one) => browser.permissions.contains({ origins: [one] })));
  // Chromium counts pages of scripts as no permissions: nothing that a person can take away is missing there.
  missing = import.meta.env.BROWSER === "firefox" ? origins.filter((_, index) => !has[index]) : [];
}

async function allow(): Promise<void> {
  if (await browser.permissions.request({ origins: missing })) window.close();
}

/** The account of the mail page in front; null in other pages, where none of our scripts is. */
async function accountHere(): Promise<string | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return null;
  const answer: { account?: unknown } | undefined = await browser.tabs
    .sendMessage(tab.id, { type: "whose" }, { frameId: 0 })
    .catch(() => undefined);
  return typeof answer?.account === "string" ? answer.account : null;
}

let shown = "";

function show(stored: Stored, here: string | null): void {
  // What is drawn anew loses the focus: only where something is another.
  const state = JSON.stringify([
    stored.connection?.email,
    stored.problem,
    stored.kept?.etag,
    stored.accounts,
    stored.counts,
  ]);
  if (state === shown) return;
  shown = state;
  const focused = document.activeElement?.id;
  main.replaceChildren(...(stored.connection ? connected(stored, here) : unconnected(stored)));
  if (focused) document.getElementById(focused)?.focus();
}

function unconnected({ problem: code }: Stored): Node[] {
  problem.textContent = code === "not_signed_in" ? say("ended") : "";
  return [
    element("h1", {}, say("name")),
    element("p", {}, say("intro")),
    problem,
    element(
      "div",
      { className: "bar" },
      button("connect", say("connect"), () => openSite(SITE), "main"),
    ),
    otherSite(),
  ];
}

/** For whoever has an account at another installation: the browser asks them whether it may be read. */
function otherSite(): Node {
  const field = element("input", { type: "url", id: "site", required: true, placeholder: "https://" });
  const form = element("form", {});
  form.append(
    element("label", { htmlFor: "site" }, say("siteLabel")),
    field,
    element("div", { className: "bar" }, element("button", { type: "submit" }, say("connect"))),
  );
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void useSite(field.value);
  });
  const details = element("details", {});
  details.append(element("summary", {}, say("otherSite")), form);
  return details;
}

async function useSite(text: string): Promise<void> {
  const site = originOf(text);
  if (!site) {
    problem.textContent = say("badSite");
    return;
  }
  // At once, as the browser asks in answer to the press alone.
  const isAllowed = await browser.permissions.request({ origins: [patternOf(site)] });
  if (!isAllowed) {
    problem.textContent = say("notAllowed");
    return;
  }
  await tell({ type: "site", site });
  openSite(site);
}

function openSite(site: string): void {
  void browser.tabs.create({ url: `${site}/extension` });
  window.close();
}

function connected(stored: Stored, here: string | null): Node[] {
  const { connection, kept, accounts, problem: code } = stored;
  problem.textContent = code ? browser.i18n.getMessage(`problem_${code}`) || say("problem_unavailable") : "";
  return [
    element("h1", {}, say("name")),
    element("p", {}, say("connectedAs", connection?.email ?? "")),
    element("p", { id: "state" }, kept ? say("checked", dateOf(kept.checkedAt)) : say("noSignature")),
    problem,
    ...(missing.length > 0
      ? [
          element("p", { className: "hint" }, say("missing")),
          element("div", { className: "bar" }, button("allow", say("allow"), allow, "main")),
        ]
      : []),
    ...accountList(accounts, here),
    ...(kept?.counting ? countingChoices(stored) : []),
    element(
      "div",
      { className: "bar" },
      button("refresh", say("refresh"), () => tell({ type: "refresh" }), "main"),
      button("disconnect", say("disconnect"), () => tell({ type: "leave" })),
    ),
  ];
}

/** What the person says of it, where the team's mails are counted. */
function countingChoices({ counts, keepsSubjects }: Stored): Node[] {
  const list = element("ul", {});
  list.append(
    choice("counts", say("countMails"), counts, async (isOn) => write({ counts: isOn && (await mayCount()) })),
    choice("subjects", say("keepSubjects"), keepsSubjects, (isOn) => write({ keepsSubjects: isOn })),
  );
  return [element("h2", {}, say("counting")), element("p", {}, say("countingText")), list];
}

/** Firefox asks the person, in answer to the press, before an extension tells anybody of their mails. */
async function mayCount(): Promise<boolean> {
  if (import.meta.env.BROWSER !== "firefox") return true;
  const asked = { data_collection: ["personalCommunications"] } as Parameters<typeof browser.permissions.request>[0];
  return browser.permissions.request(asked);
}

function choice(id: string, text: string, checked: boolean, change: (isOn: boolean) => Promise<void>): Node {
  const box = element("input", { type: "checkbox", id, checked });
  box.addEventListener("change", async () => {
    await change(box.checked);
    box.checked = id === "counts" ? (await read()).counts : box.checked;
  });
  const label = element("label", { className: "row", htmlFor: id });
  label.append(element("span", {}, text), box);
  return element("li", {}, label);
}

function accountList(accounts: Accounts, here: string | null): Node[] {
  const known = here && !accounts[here] ? { [here]: { isOn: true, hasOwn: false, seenAt: Date.now() } } : {};
  const rows = Object.entries({ ...known, ...accounts }).sort(([a], [b]) => Number(b === here) - Number(a === here));
  if (rows.length === 0) return [element("p", {}, say("noAccounts"))];
  const list = element("ul", {});
  for (const [index, [name, { isOn, hasOwn }]] of rows.entries()) {
    const id = `account-${index}`;
    const box = element("input", { type: "checkbox", id, checked: isOn });
    box.addEventListener("change", () => void switchAccount(name, box.checked));
    const label = element("label", { className: "row", htmlFor: id });
    label.append(element("span", {}, name), box);
    const row = element("li", {}, label);
    if (hasOwn && isOn) row.append(element("p", { className: "hint" }, say("hasOwn")));
    list.append(row);
  }
  return [element("h2", {}, say("accounts")), list];
}

async function switchAccount(name: string, isOn: boolean): Promise<void> {
  const { accounts } = await read();
  const known = accounts[name] ?? { hasOwn: false, seenAt: Date.now() };
  await write({ accounts: { ...accounts, [name]: { ...known, isOn } } });
}

async function tell(said: Said): Promise<void> {
  const buttons = main.querySelectorAll("button");
  for (const one of buttons) one.disabled = true;
  const heard: Heard | undefined = await browser.runtime.sendMessage(said).catch(() => undefined);
  for (const one of buttons) one.disabled = false;
  if (!heard) problem.textContent = say("problem_unavailable");
}

const say = (name: string, ...values: string[]) => browser.i18n.getMessage(name, values);
const dateOf = (at: number) =>
  new Intl.DateTimeFormat(browser.i18n.getUILanguage(), { dateStyle: "medium", timeStyle: "short" }).format(at);

function button(id: string, text: string, press: () => unknown, className = ""): HTMLButtonElement {
  const made = element("button", { type: "button", id, className }, text);
  made.addEventListener("click", () => void press());
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  values: Partial<Omit<HTMLElementTagNameMap[K], "children">>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), values);
  made.append(...children);
  return made;
}
