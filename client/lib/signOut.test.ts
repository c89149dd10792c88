import { afterEach, expect, test, vi } from "vitest";
import * as make from "#tests/support/make.ts";
import { createSession } from "./session.ts";

const sessionOf = (id: string) =>
  createSession({ user: make.user({ id }), entitlements: {} as never, token: "t", expiresAt: 0 });

/** A tab of the browser: a page of its own, with its own channel. */
async function openTab(id: string) {
  vi.resetModules();
  const { followSignOut, tellSignOut } = await import("./signOut.ts");
  const session = sessionOf(id);
  followSignOut(session);
  return { session, tellSignOut };
}

const channels: BroadcastChannel[] = [];
vi.stubGlobal(
  "BroadcastChannel",
  class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  },
);
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

test("a person who logs out in one tab is logged out in the others; another person is not", async () => {
  const [here, other, same] = [await openTab("1"), await openTab("2"), await openTab("1")];
  here.tellSignOut("1");
  await vi.waitFor(() => expect(same.session.get()).toBeNull());
  expect(same.session.token()).toBeNull();
  // Told by the same message, before the tab above.
  expect(other.session.get()?.user.id).toBe("2");
});
