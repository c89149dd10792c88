import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { spool } from "./spool.ts";

it("keeps every byte, also where the system takes less than it is given", async () => {
  const folder = await mkdtemp(join(tmpdir(), "signoff-spool-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = await open(join(folder, "any"), "w");
  const prototype = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  type Write = (bytes: Buffer, from: number, length: number, at: number) => Promise<unknown>;
  const write = prototype.write as unknown as Write;
  const half = function (this: FileHandle, ...[bytes, from, length, at]: Parameters<Write>) {
    return write.call(this, bytes, from, Math.ceil(length / 2), at);
  };
  vi.spyOn(prototype, "write").mockImplementation(half as never);
  onTestFinished(() => void vi.restoreAllMocks());

  const sent = [Buffer.alloc(40_000, "a"), Buffer.alloc(30_000, "b")];
  const spooled = await spool(
    (async function* () {
      yield* sent;
    })(),
    folder,
  );
  const kept = await buffer(spooled.read());
  await spooled.close();
  expect(spooled.size).toBe(70_000);
  expect(kept.equals(Buffer.concat(sent))).toBe(true);
});
