import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doorkeeper } from "./door.ts";

/** What of a socket the door looks at. */
class Caller extends EventEmitter {
  destroyed = false;
  heard = "";
  readonly remoteAddress: string;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  end(text: string, done: () => void) {
    this.heard = text;
    done();
  }
  destroy() {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit("close");
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let ids = 0;
const call = (door: ReturnType<typeof doorkeeper>, address: string) => {
  const caller = new Caller(address);
  const id = String(ids++);
  return { caller, id, isIn: door.letIn(caller as unknown as Socket, id) };
};

test("an address has four places, and an IPv6 network twelve", () => {
  const door = doorkeeper();
  const many = (addresses: string[]) => addresses.filter((address) => call(door, address).isIn).length;
  expect(many(Array(9).fill("192.0.2.7"))).toBe(4);
  expect(many(Array(9).fill("::ffff:192.0.2.7")), "the same in other clothes").toBe(0);
  expect(many(Array.from({ length: 9 }, (_, at) => `2001:db8:1:2::${at}`))).toBe(4);
  expect(many(Array.from({ length: 30 }, (_, at) => `2001:db8:1:${at + 10}::1`))).toBe(8);
  expect(many(["192.0.2.8", "2001:db8:2::1"])).toBe(2);
});

test("a place is free again with its connection, and one that is sent away has none", () => {
  const door = doorkeeper();
  const [first] = Array.from({ length: 4 }, () => call(door, "192.0.2.7"));
  const away = call(door, "192.0.2.7");
  expect(away.caller.heard).toMatch(/^421 /);
  expect(away.caller.destroyed).toBe(true);
  first?.caller.destroy();
  expect(call(door, "192.0.2.7").isIn).toBe(true);
  expect(call(door, "192.0.2.7").isIn).toBe(false);
  const gone = new Caller("192.0.2.9");
  gone.destroy();
  expect(door.letIn(gone as unknown as Socket, "gone")).toBe(false);
});

test("whoever sends no mail goes soon, whoever sends one has longer", () => {
  const door = doorkeeper();
  const [idle, sender] = [call(door, "192.0.2.7"), call(door, "192.0.2.7")];
  door.begin(sender.id);
  vi.advanceTimersByTime(11_000);
  expect(idle.caller.destroyed).toBe(true);
  expect(sender.caller.destroyed).toBe(false);
  vi.advanceTimersByTime(50_000);
  expect(sender.caller.destroyed).toBe(true);
});
