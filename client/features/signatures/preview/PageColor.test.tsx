// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { offline } from "#client/lib/problem.ts";
import { toasts } from "#client/lib/toasts.ts";
import { get, update } from "#shared/signatures/endpoints.ts";
import type { Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { type Answers, appOf, drawIn, pending, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { PageColor } from "./PageColor.tsx";

const HASH = "a".repeat(22);
const TURQUOISE = "#00cfd6";

async function open(send: (color: string) => unknown) {
  const sent = vi.fn(({ body }: { body: SignatureInput }) => send(body.publicPageColor));
  const answers: Answers = new Map<never, never>([
    [get, () => make.signature() as Signature],
    [update, sent],
  ] as never);
  const { app } = appOf({ user: make.user(), answers });
  const onChange = vi.fn();
  await drawIn(app, <PageColor hash={HASH} saved={TURQUOISE} own={["#cc2200"]} onChange={onChange} />);
  const radio = (name: string) =>
    document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) as HTMLInputElement;
  return {
    onChange,
    radio,
    press: (name: string) => act(async () => radio(name).click()),
    sent: () => sent.mock.calls.map(([{ body }]) => body.publicPageColor),
  };
}

test("the signature's own colours are offered, and one after the other is saved, the newest last", async () => {
  const first = pending<void>();
  const { press, sent, onChange } = await open((color) => (color === "#cc2200" ? first.promise : undefined));
  await press("#cc2200");
  await press("Violet");
  await press("Green");
  expect(sent()).toEqual(["#cc2200"]);
  first.resolve();
  await until(() => expect(sent()).toEqual(["#cc2200", "#3d7f1f"]));
  expect(onChange.mock.calls).toEqual([["#cc2200"], ["#4f46c8"], ["#3d7f1f"]]);
});

test("what cannot be saved is taken back to what is saved", async () => {
  toasts.set([]);
  const { press, radio, onChange } = await open((color) => {
    if (color === "#4f46c8") throw offline();
  });
  await press("Green");
  await press("Violet");
  await until(() => expect(radio("Green").checked).toBe(true));
  expect(onChange.mock.lastCall).toEqual(["#3d7f1f"]);
  expect(toasts.get().map(({ text }) => text)).toEqual([offline().message]);
});
