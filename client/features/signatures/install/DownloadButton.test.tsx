// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import type { Answer } from "#client/lib/context.tsx";
import { offline } from "#client/lib/problem.ts";
import { appOf, drawIn, named, pending, press, until } from "#tests/support/browser.tsx";
import { DownloadButton } from "./DownloadButton.tsx";

const HASH = "a".repeat(22);
const file = (): Answer<Blob> => ({
  data: new Blob(["zip"]),
  etag: null,
  header: () => "attachment; filename*=UTF-8''Ana.zip",
});

function Files({ onSaved }: { onSaved(): void }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <DownloadButton hash={HASH} kind="zip" onProblem={setProblem} onSaved={onSaved}>
        Outlook files
      </DownloadButton>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

async function open() {
  const { app } = appOf();
  const send = vi.fn(async () => file());
  const onSaved = vi.fn();
  await drawIn({ ...app, send: send as never }, <Files onSaved={onSaved} />);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
    else this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  return { send, onSaved, saved };
}

test("a file comes under the server's name; while it is made a second press asks for nothing", async () => {
  const { send, onSaved, saved } = await open();
  expect(named("Outlook files").getAttribute("href")).toBe(`/api/signatures/${HASH}/download/zip`);
  const answer = pending<Answer<Blob>>();
  send.mockReturnValueOnce(answer.promise);
  await press("Outlook files");
  expect(document.querySelector("a")?.getAttribute("aria-busy")).toBe("true");
  await act(async () => document.querySelector("a")?.click());
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve(file()));
  await until(() => expect(saved).toEqual(["Ana.zip"]));
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test("what went wrong is said until the next try", async () => {
  const { send, onSaved } = await open();
  send.mockRejectedValueOnce(offline());
  await press("Outlook files");
  await until(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(offline().message));
  expect(onSaved).not.toHaveBeenCalled();
  await press("Outlook files");
  await until(() => expect(document.querySelector("[role=alert]")).toBeNull());
  expect(onSaved).toHaveBeenCalledTimes(1);
});
