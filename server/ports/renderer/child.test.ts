import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startRendererChild } from "./child.ts";

/** A renderer of a few lines, which leaves a mark at each start. */
function run(body: string, beatMs?: number) {
  const folder = mkdtempSync(join(tmpdir(), "signoff-child-"));
  const [main, marks] = [join(folder, "main.mjs"), join(folder, "marks")];
  writeFileSync(
    main,
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(marks)}, "x"); ${body}`,
  );
  const said: object[] = [];
  const child = startRendererChild({
    main,
    env: process.env,
    log: { error: (line: object) => said.push(line) },
    ...(beatMs && { beatMs }),
  });
  onTestFinished(async () => {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, said, starts: () => readFileSync(marks, "utf8").length };
}
const until = (check: () => boolean) => expect.poll(check, { timeout: 20_000, interval: 20 }).toBe(true);

it("is there once it says that it listens, and not any more when it has ended", async () => {
  const { child } = run(
    `process.send({ isListening: true }); process.stdin.resume().on("close", () => process.exit())`,
  );
  expect(child.isListening()).toBe(false);
  await child.listening;
  expect(child.isListening()).toBe(true);
  process.kill(child.pid() as number, "SIGKILL");
  await until(() => !child.isListening());
  await until(child.isListening);
}, 30_000);

it("that cannot listen at the start ends the start with its own sentence", async () => {
  const { child, starts } = run(`process.send({ problem: "RENDERER_PORT is taken." }, () => process.exit(1))`);
  await expect(child.listening).rejects.toThrow("RENDERER_PORT is taken.");
  await expect(run("process.exit(3)").child.listening).rejects.toThrow("The renderer did not start (exit code 3).");
  expect(starts(), "nobody starts it again").toBe(1);
}, 30_000);

it("is started again after pauses that grow", async () => {
  const { child, said, starts } = run("process.send({ isListening: true }, () => process.exit(1))");
  await child.listening;
  await until(() => said.length === 4);
  expect(said.map((line) => (line as { pauseMs: number }).pauseMs)).toEqual([300, 600, 1200, 2400]);
  expect(starts()).toBe(4);
}, 60_000);

it("that stands still is ended and started again, and one that beats is left alone", async () => {
  const beats = `setInterval(() => process.send({ isAlive: true }), 20); process.send({ isListening: true });`;
  const { child, starts } = run(`${beats} process.stdin.resume().on("close", () => process.exit())`, 100);
  await child.listening;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(starts()).toBe(1);
  process.kill(child.pid() as number, "SIGSTOP");
  await until(() => starts() === 2 && child.isListening());
}, 60_000);
