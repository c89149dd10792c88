// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NETWORKS, shareAddress } from "./networks.ts";
import { openShare } from "./popup.ts";

const SHARED = {
  url: "https://signoff.example/r/1?a=b&c=d",
  title: "A & B",
  description: "Words, with commas",
  quote: "Quoted",
  hashtags: "email,signature",
  media: "https://signoff.example/og.png",
  twitterUser: "signoff",
};
const names = Object.keys(NETWORKS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A window that the browser gives, or none. */
function browserGives(popup: object | null) {
  const open = vi.fn((..._given: unknown[]) => popup);
  vi.stubGlobal("open", open);
  return open;
}

test.each(names)("%s takes half a character too", (name) => {
  expect(shareAddress(name, { ...SHARED, title: "A\ud800" })).not.toContain("\ud800");
});

test.each(names)("%s is told the address, whatever letters it has, and nothing that is not there", (name) => {
  const whole = shareAddress(name, SHARED);
  const isText = /^(viber|sms|mailto):/.test(whole);
  expect(decodeURIComponent(whole)).toContain(SHARED.url);
  if (!isText) expect([...new URL(whole).searchParams.values()].some((value) => value.includes(SHARED.url))).toBe(true);
  expect(shareAddress(name, { url: SHARED.url })).not.toMatch(/undefined|=&|=$/);
});

test("a network that there is not is a mistake", () => {
  for (const name of ["myspace", "constructor", ""])
    expect(() => shareAddress(name, SHARED)).toThrow(`Network ${name} does not exist`);
});

test("the window is small, in the middle, knows nothing of who opened it, and it is heard when it is closed", () => {
  const popup = { closed: false, opener: window as unknown, location: { href: "" } };
  const open = browserGives(popup);
  const onClosed = vi.fn();
  expect(openShare("facebook", SHARED, onClosed)).toBe(true);
  expect(open.mock.calls[0]?.[2]).toMatch(/width=626,height=436,left=\d+,top=\d+/);
  expect(popup).toMatchObject({ opener: null, location: { href: shareAddress("facebook", SHARED) } });
  vi.advanceTimersByTime(499);
  popup.closed = true;
  expect(onClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("nobody looks for ever after a window that stays open", () => {
  browserGives({ closed: false, opener: null, location: { href: "" } });
  openShare("x", SHARED);
  vi.advanceTimersByTime(11 * 60_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("where the browser gives no window, and for mails and messages, the link does it", () => {
  browserGives(null);
  expect(openShare("x", SHARED)).toBe(false);
  const open = browserGives({});
  expect(openShare("email", SHARED)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
