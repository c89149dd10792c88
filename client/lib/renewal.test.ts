import { expect, test, vi } from "vitest";
import { createRenewal } from "./renewal.ts";

/** Tabs of one browser: one lock, one channel, one refresh token on the server. */
function browser() {
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request<T>(_name: string, run: () => Promise<T>): Promise<T> {
      const turn = queue.then(run);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
  const channels: { onmessage: ((event: MessageEvent) => void) | null; postMessage(data: unknown): void }[] = [];
  let count = 0;
  const refresh = vi.fn(async (): Promise<string | null> => {
    count += 1;
    return `token-${count}`;
  });
  const isOurs = (token: string) => token !== "somebody else's";
  const tab = (initial: string | null) => {
    const state = { token: initial };
    const channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    const store = (token: string) => {
      state.token = token;
    };
    return { state, renew: createRenewal({ refresh, current: () => state.token, store, isOurs, locks, channel }) };
  };
  return { tab, refresh };
}

test("many calls of one tab share one refresh", async () => {
  const { tab, refresh } = browser();
  const { renew, state } = tab("old");
  expect(await Promise.all([renew("old"), renew("old"), renew("old")])).toEqual(["token-1", "token-1", "token-1"]);
  expect(refresh).toHaveBeenCalledOnce();
  expect(state.token).toBe("token-1");
});

test("a tab that waited takes what another one fetched", async () => {
  const { tab, refresh } = browser();
  const [a, b] = [tab("old"), tab("old")];
  expect(await Promise.all([a.renew("old"), b.renew("old")])).toEqual(["token-1", "token-1"]);
  expect(refresh).toHaveBeenCalledOnce();
});

test("a token that is newer than the refused one needs no refresh", async () => {
  const { tab, refresh } = browser();
  expect(await tab("newer").renew("old")).toBe("newer");
  expect(refresh).not.toHaveBeenCalled();
});

test("answers null when the session is over, and asks again next time", async () => {
  const { tab, refresh } = browser();
  const { renew, state } = tab("old");
  refresh.mockResolvedValueOnce(null);
  expect(await renew("old")).toBeNull();
  expect(state.token).toBe("old");
  expect(await renew("old")).toBe("token-1");
});

test("a server that is away is not the end of the session", async () => {
  const { tab, refresh } = browser();
  const { renew } = tab("old");
  refresh.mockRejectedValueOnce(new Error("away"));
  await expect(renew("old")).rejects.toThrow("away");
  expect(await renew("old")).toBe("token-1");
});

test("a guest's tab does not become somebody's session", async () => {
  const { tab } = browser();
  const [user, guest] = [tab("old"), tab(null)];
  await user.renew("old");
  expect(guest.state.token).toBeNull();
});

test("another person's login in another tab ends the session here", async () => {
  const { tab, refresh } = browser();
  const { renew, state } = tab("old");
  refresh.mockResolvedValueOnce("somebody else's");
  expect(await renew("old")).toBeNull();
  expect(state.token).toBe("old");
});
