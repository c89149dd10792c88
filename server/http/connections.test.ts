import { EventEmitter } from "node:events";
import type { Server } from "node:net";
import { expect, test } from "vitest";
import { capConnections, MAX_CONNECTIONS_PER_ADDRESS } from "./connections.ts";

class FakeSocket extends EventEmitter {
  readonly remoteAddress: string;
  isOpen = true;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy() {
    this.isOpen = false;
    this.emit("close");
  }
}

function served(isProxied: boolean) {
  const server = new EventEmitter() as unknown as Server;
  capConnections(server, { isProxied });
  return (address: string, count = MAX_CONNECTIONS_PER_ADDRESS) =>
    Array.from({ length: count }, () => {
      const socket = new FakeSocket(address);
      server.emit("connection", socket);
      return socket;
    });
}

const openOf = (sockets: FakeSocket[]) => sockets.filter(({ isOpen }) => isOpen).length;

test("an address prefix has so many connections, and each one that ends makes room for one", () => {
  const connect = served(false);
  const first = connect("192.0.2.1");
  expect(openOf(first)).toBe(MAX_CONNECTIONS_PER_ADDRESS);
  expect(openOf(connect("::ffff:192.0.2.1", 5))).toBe(0);
  expect(openOf(connect("192.0.2.2", 5))).toBe(5);
  for (const socket of first.slice(0, 3)) socket.destroy();
  expect(openOf(connect("192.0.2.1", 5))).toBe(3);

  connect("2001:db8:1:1::1");
  expect(openOf(connect("2001:db8:1:1:ffff::1", 1))).toBe(0);
  expect(openOf(connect("2001:db8:1:2::1", 1))).toBe(1);
});

test("the machine's own and those of a proxy are not counted", () => {
  const many = MAX_CONNECTIONS_PER_ADDRESS + 1;
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(openOf(served(false)(address, many))).toBe(many);
  expect(openOf(served(true)("192.0.2.1", many))).toBe(many);
});
