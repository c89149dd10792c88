// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toasts } from "#client/lib/toasts.ts";
import { sendTest } from "#shared/signatures/endpoints.ts";
import { type ListedSignature, SignatureInput } from "#shared/signatures/schema.ts";
import { named, until } from "#tests/support/browser.tsx";
import { openDashboard, passTime } from "#tests/support/dashboard.tsx";
import * as make from "#tests/support/make.ts";
import { isAtEnd, statesOf } from "./states.ts";

const LINKS = [{ url: "https://acme.example/", shortUrl: "https://x.example/l/a" }];
const DONE = { shortLinks: LINKS, progress: { copied: "current", installed: "never", opened: 1 } } as const;
const tile = ({ shortLinks, progress, ...input }: Partial<ListedSignature>) => ({
  hash: "a".repeat(22),
  label: "",
  canEdit: true,
  isDefault: false,
  assignee: input.assignee ?? null,
  updatedAt: "2026-01-01T00:00:00.000Z",
  shortLinks: shortLinks ?? LINKS,
  progress: progress ?? DONE.progress,
  content: { ...make.signature(), ...input },
});
const said = (values: Partial<ListedSignature>) => statesOf(tile(values)).map(({ mark, word }) => `${word}: ${mark}`);

describe("how far a signature has come", () => {
  test("all the way", () => {
    expect(said({})).toEqual(["Designed: done", "Yours: done", "Installed: done"]);
    expect(isAtEnd(statesOf(tile({})))).toBe(true);
  });

  test("designed: it has something on it, and its contacts work", () => {
    expect(said(SignatureInput.parse({}))[0]).toBe("Designed: todo");
    const contacts = [
      { name: "mobile", value: "12" },
      { name: "phone", value: "abc" },
    ] as const;
    expect(said(make.signature({ general: { contacts: [...contacts] } }))[0]).toBe("2 problems: warning");
  });

  test("assigned: to a member, to nobody of a team, or one's own", () => {
    const inTeam = (values: Partial<ListedSignature>) =>
      statesOf(tile(values), true).map(({ mark, word }) => `${word}: ${mark}`)[1];
    expect(said({ assignee: "mia@example.com" })[1]).toBe("Assigned: done");
    expect(inTeam({ assignee: "mia@example.com" })).toBe("Assigned: done");
    expect(inTeam({})).toBe("Not assigned: unknown");
    expect(said({})[1]).toBe("Yours: done");
  });

  test.each([
    [{ copied: "never", installed: "never", opened: 0 }, "Not installed: todo"],
    [{ copied: "current", installed: "never", opened: 0 }, "Copied: todo"],
    [{ copied: "outdated", installed: "never", opened: 0 }, "Older copy: warning"],
    [{ copied: "current", installed: "outdated", opened: 3 }, "Older copy: warning"],
    [{ copied: "outdated", installed: "current", opened: 0 }, "Installed: done"],
    [{ copied: "never", installed: "never", opened: 2 }, "Installed: done"],
  ] as const)("installed: %j is %s", (progress, expected) => {
    expect(said({ progress })[2]).toBe(expected);
  });
});

describe("the first signature's way on", () => {
  beforeEach(() => {
    toasts.set([]);
    // happy-dom knows no popovers.
    HTMLElement.prototype.hidePopover = () => undefined;
  });
  afterEach(passTime);
  const text = () => document.body.textContent ?? "";

  test("is shown beside it until it is gone, with a link or a button for each step that is left", async () => {
    const { answers } = await openDashboard(1, { shortLinks: LINKS });
    expect(text()).toContain("On its way into your mails");
    expect(text()).toContain("2 of 3 done");
    expect(named("Install it").getAttribute("href")).toBe("/preview/S1");
    const sent = vi.fn((): unknown => ({}));
    answers.set(sendTest, sent);
    // The first one of that name is in the menu of its card.
    const button = [...document.querySelectorAll<HTMLElement>("section button")].find(
      ({ textContent }) => textContent === "Send me a test mail",
    );
    button?.click();
    await until(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ params: { hash: "S1" } }));
  });

  test.each([
    ["at its end", 1, DONE],
    ["one of several", 2, {}],
    ["not to be edited", 1, { canEdit: false }],
  ])("is not shown for one that is %s", async (_, count, part) => {
    await openDashboard(count, part as Partial<ListedSignature>);
    expect(text()).not.toContain("On its way into your mails");
  });
});
