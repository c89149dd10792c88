import { beforeEach, describe, expect, test, vi } from "vitest";
import { Breaker } from "./breaker.ts";

describe("Breaker", () => {
  const service = { isUp: true, calls: 0, probes: 0 };
  const events: string[] = [];
  let breaker: Breaker;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(service, { isUp: true, calls: 0, probes: 0 });
    events.length = 0;
    breaker = new Breaker({
      probe: async () => {
        service.probes++;
        if (!service.isUp) throw new Error("still away");
      },
      onOpen: () => events.push("open"),
      onClose: () => events.push("close"),
    });
    return () => {
      breaker.stop();
      vi.useRealTimers();
    };
  });

  const ask = () =>
    breaker.attempt(
      async () => {
        service.calls++;
        if (!service.isUp) throw new Error("away");
        return "service";
      },
      () => "fallback",
    );

  test("hands over the service's answers", async () => {
    expect([await ask(), await ask()]).toEqual(["service", "service"]);
    expect(events).toEqual([]);
  });

  test("asks a failed service no more, and says so once", async () => {
    service.isUp = false;
    expect([await ask(), await ask(), await ask()]).toEqual(["fallback", "fallback", "fallback"]);
    expect(service.calls).toBe(1);
    expect(events).toEqual(["open"]);
  });

  test("asks again once a probe has found the service", async () => {
    service.isUp = false;
    await ask();
    service.isUp = true;
    await vi.advanceTimersByTimeAsync(50);
    expect(await ask()).toBe("service");
    expect(events).toEqual(["open", "close"]);
  });

  test("probes ever more rarely, at most a second apart", async () => {
    service.isUp = false;
    await ask();
    const probesAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return service.probes;
    };
    expect([await probesAfter(50), await probesAfter(100), await probesAfter(200)]).toEqual([1, 2, 3]);
    expect(await probesAfter(10_000 - 350), "at 750, 1550 and then each second").toBe(13);
  });

  test("waits longer for one that passes the probe and fails its callers", async () => {
    for (let relapse = 0; relapse < 3; relapse++) {
      breaker.trip("refused");
      await vi.advanceTimersByTimeAsync(200);
      expect(breaker.isOpen).toBe(false);
    }
    breaker.trip("refused");
    await vi.advanceTimersByTimeAsync(200);
    expect(breaker.isOpen).toBe(true);
  });

  test("once stopped it uses the fallback for good and probes no more", async () => {
    breaker.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ask()).toBe("fallback");
    expect(service).toMatchObject({ calls: 0, probes: 0 });
    expect(events).toEqual([]);
  });
});
