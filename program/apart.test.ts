import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runApart } from "./apart.ts";

/** A loaded machine takes its time to start a process. */
const BOUNDS = { deadlineMs: 20_000, heapMb: 48 };
const folder = mkdtempSync(join(tmpdir(), "apart-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** A main file that does something with its `input`. */
function doing(work: string): string {
  const file = join(folder, `${files++}.mjs`);
  const apart = new URL("./apart.ts", import.meta.url).href;
  writeFileSync(file, `import { answerOnce } from "${apart}"; answerOnce((input) => { ${work} });`);
  return file;
}

test("work is done apart, and its answer comes back", async () => {
  const doubled = runApart(doing("return input.map((number) => 2 * number);"), new Uint8Array([1, 2]), BOUNDS);
  expect(await doubled).toEqual(new Uint8Array([2, 4]));
});

test("work without an end is ended, and nobody waits for it meanwhile", async () => {
  let turns = 0;
  const clock = setInterval(() => turns++, 20);
  const startedAt = performance.now();
  const endless = runApart(doing("for (;;);"), "", { ...BOUNDS, deadlineMs: 1000 });
  await expect(endless).rejects.toThrow("more than 1000 ms");
  clearInterval(clock);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(turns).toBeGreaterThan(5);
});

test("work that fills its memory is ended, and nothing else is", async () => {
  const hungry = runApart(
    doing("const all = []; for (let at = 0; ; at++) all.push({ at, text: String(at) });"),
    "",
    BOUNDS,
  );
  await expect(hungry).rejects.toThrow(/ended by itself/);
});

test("work that fails says why, and so does what never begins", async () => {
  await expect(runApart(doing('throw new RangeError("too long");'), "", BOUNDS)).rejects.toThrow("too long");
  await expect(runApart(doing("process.exit(3);"), "", BOUNDS)).rejects.toThrow("ended by itself: 3");
  await expect(runApart(join(folder, "nothing.mjs"), "", BOUNDS)).rejects.toThrow();
});

test("it knows nothing of our secrets", async () => {
  process.env.A_SECRET_OF_OURS = "secret";
  const known = await runApart<string[]>(doing("return Object.keys(process.env);"), "", BOUNDS);
  delete process.env.A_SECRET_OF_OURS;
  expect(known).toContain("PATH");
  expect(known).not.toContain("A_SECRET_OF_OURS");
});
