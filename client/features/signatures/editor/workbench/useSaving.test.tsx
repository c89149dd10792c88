// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { toasts } from "#client/lib/toasts.ts";
import type { User } from "#shared/account/schema.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { pathTo } from "#shared/routes.ts";
import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import type { Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { type Answers, appOf, drawIn, pending, session, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { createEditing } from "../session/editing.ts";
import type { Barred } from "./barred.ts";
import { useSaving } from "./useSaving.ts";

const HASH = "a".repeat(22);
const refusal = (code: ErrorCode, errors: { path: string; message: string }[] = []) =>
  new ApiError({ code, ...ERRORS[code], errors });
const storedOf = (input: SignatureInput, hash = HASH): Signature =>
  ({ ...input, hash, createdAt: "2026-01-01", updatedAt: "2026-01-01" }) as Signature;

type Case = { user?: User | null; signature?: Signature | null; barred?: Barred | null };

/** The editor's saving on a page, with a server that keeps what it is sent. */
async function open({ user = make.user(), signature = null, barred = null }: Case = {}) {
  let stored = signature;
  const keep = ({ body }: { body: SignatureInput }): unknown => {
    stored = storedOf(body);
    return stored;
  };
  const [create, update] = [vi.fn(keep), vi.fn(keep)];
  const list = vi.fn((): unknown => ({ items: [], page: 1, hasMore: false }));
  const answers: Answers = new Map<never, never>([
    [endpoints.create, create],
    [endpoints.update, update],
    [endpoints.get, () => stored],
    [endpoints.list, list],
  ] as never);
  const { app } = appOf({ user, answers });
  const editing = createEditing(app, signature && { signature, etag: '"1"' });
  const go = vi.fn(async (_path: string) => {});
  let saving!: ReturnType<typeof useSaving>;
  const Editor = () => {
    saving = useSaving(editing, barred, go as never);
    return null;
  };
  await drawIn(app, <Editor />);
  return {
    app,
    create,
    update,
    keep,
    list,
    editing,
    go,
    write: (name: string) =>
      act(async () =>
        editing.editor.editAtOnce(({ general }) => {
          general.name = name;
        }),
      ),
    saving: () => saving,
    save: () => act(() => saving.save()),
    /** @returns what waits for the end of the saving that has begun */
    async begin() {
      let saved: Promise<boolean> | undefined;
      await act(async () => {
        saved = saving.save();
      });
      return () => act(async () => saved);
    },
  };
}

const said = () => toasts.get().map(({ text }) => text);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith(UNSAVED_SIGNATURE_KEY));

beforeEach(() => {
  toasts.set([]);
  localStorage.clear();
});

describe("saving", () => {
  test("a new signature leads on to its preview and leaves nothing in the browser", async () => {
    const { write, save, create, go } = await open();
    await write("Ana");
    await save();
    expect(create.mock.calls[0]?.[0].body.general.name).toBe("Ana");
    expect(go).toHaveBeenCalledExactlyOnceWith(pathTo("signature-preview", { hash: HASH }), { replace: true });
    expect(drafts()).toEqual([]);
  });

  test("what was typed while the first save was under way goes with it", async () => {
    const { write, begin, create, update, keep, go } = await open();
    const answer = pending<void>();
    create.mockImplementationOnce((input) => answer.promise.then(() => keep(input)));
    await write("Ana");
    const end = await begin();
    await write("Ana Ruiz");
    answer.resolve();
    await end();
    expect(update.mock.calls.at(-1)?.[0].body.general.name).toBe("Ana Ruiz");
    expect(create).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledTimes(1);
  });

  test("nothing asks for a name first", async () => {
    const { save, create, go } = await open({ user: null });
    await save();
    expect(said()).toEqual(["There is nothing to save yet. Start with your name."]);
    expect(create).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
  });

  test("a guest is asked for an account where they are, with the work kept; then it is saved and shown", async () => {
    const { app, write, save, saving, create, go } = await open({ user: null });
    await write("Ana");
    await save();
    expect(create).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
    expect(saving().asked?.way).toBe("sign-up");
    expect(drafts()).toEqual([UNSAVED_SIGNATURE_KEY]);
    app.session.set(session(make.user()));
    await act(() => saving().signedIn());
    expect(create.mock.calls[0]?.[0].body.general.name).toBe("Ana");
    expect(go).toHaveBeenCalledExactlyOnceWith(pathTo("signature-preview", { hash: HASH }), { replace: true });
    // Until the preview is drawn it says that the signature is being saved: nothing of the editor shows in between.
    expect(saving().asked).not.toBeNull();
  });

  test("whose session has ended meanwhile logs in again, with the work kept, as often as it takes", async () => {
    const { app, write, save, saving, create, go } = await open();
    const ended = () => {
      app.session.end();
      throw refusal("not_signed_in");
    };
    create.mockImplementationOnce(ended).mockImplementationOnce(ended);
    await write("Ana Ruiz");
    await save();
    expect(saving().asked?.way).toBe("login");
    expect(drafts()).toEqual([UNSAVED_SIGNATURE_KEY]);
    const first = saving().asked;
    for (const timesLedOn of [0, 1]) {
      app.session.set(session(make.user()));
      await act(() => saving().signedIn());
      expect(saving().asked).not.toBe(first);
      expect(go).toHaveBeenCalledTimes(timesLedOn);
    }
  });

  test("what a plan does not keep is asked about once somebody is in", async () => {
    const { app, write, save, saving, editing, create } = await open({ user: null });
    await write("Ana");
    const link = { name: "linkedin", link: "https://www.linkedin.com/in/ana", image: null };
    await act(async () => editing.editor.editAtOnce(({ general }) => void general.socials.push(link)));
    await save();
    app.session.set(session(make.user()));
    await act(() => saving().signedIn());
    expect(saving().asked).toBeNull();
    expect(saving().paid).toHaveLength(1);
    expect(create).not.toHaveBeenCalled();
  });

  test("a signed-in person's new signature starts with their name and address", async () => {
    const { save, create } = await open({ user: make.user({ name: "Ana Ruiz", email: "ana@acme.example" }) });
    await save();
    expect(create.mock.calls[0]?.[0].body.general).toMatchObject({
      name: "Ana Ruiz",
      contacts: [{ name: "phone" }, { name: "email", value: "ana@acme.example" }, { name: "website" }],
    });
  });
});

describe("what stands in its way", () => {
  test("a part of the paid plans is asked about before anything is sent; without it the rest is saved", async () => {
    const { write, save, saving, create, editing } = await open();
    await write("Ana");
    const link = { name: "linkedin", link: "https://www.linkedin.com/in/ana", image: null };
    await act(async () => editing.editor.editAtOnce(({ general }) => void general.socials.push(link)));
    await save();
    expect(saving().paid?.map(({ path }) => path)).toEqual(["general.socials.0.link"]);
    expect(create).not.toHaveBeenCalled();
    await act(() => saving().saveWithoutPaid());
    expect(create.mock.calls[0]?.[0].body.general).toMatchObject({ name: "Ana", socials: [{ link: "" }] });
    expect(saving().paid).toBeNull();
  });

  test("a refused field is marked, said and shown", async () => {
    const { write, save, create, editing } = await open();
    create.mockImplementationOnce(() => {
      throw refusal("invalid_input", [{ path: "media.photoUrl", message: "This link is not valid." }]);
    });
    await write("Ana");
    await save();
    expect(editing.view.get()).toMatchObject({
      errors: { "media.photoUrl": "This link is not valid." },
      tab: "media",
      field: "media.photoUrl",
    });
    expect(said()).toEqual([ERRORS.invalid_input.message]);
  });

  test("what all forms together may not be is said in words: there is no field to mark", async () => {
    const { write, save, create, editing } = await open();
    create.mockImplementationOnce(() => {
      throw refusal("invalid_input", [{ path: "forms", message: "The forms change too much." }]);
    });
    await write("Ana");
    const { field } = editing.view.get();
    await save();
    expect(editing.view.get()).toMatchObject({ errors: { forms: "The forms change too much." }, field });
    expect(said()).toEqual(["The forms change too much."]);
  });

  test("no place left says so beside the work, and offers the signature that is there", async () => {
    const { write, save, saving, create, list, go } = await open();
    create.mockImplementationOnce(() => {
      throw refusal("signature_limit");
    });
    await write("Ana");
    await save();
    expect(saving().barred).toBe("signature_limit");
    expect(said()).toEqual([]);
    list.mockReturnValue({ items: [storedOf(make.signature())], page: 1, hasMore: false });
    await act(() => saving().moveToExisting());
    expect(go).toHaveBeenCalledExactlyOnceWith(`/editor/${HASH}`);
    expect(drafts()).toEqual([`${UNSAVED_SIGNATURE_KEY}:${HASH}`]);
  });

  test("a signature that was deleted elsewhere can become a new one", async () => {
    const { write, save, saving, update, go } = await open({ signature: storedOf(make.signature()) });
    update.mockImplementationOnce(() => {
      throw refusal("not_found");
    });
    await write("Ana Ruiz");
    await save();
    expect(saving().isGone).toBe(true);
    await act(() => saving().saveAsNew());
    expect(go).toHaveBeenCalledExactlyOnceWith("/editor?save=1");
    expect(drafts()).toEqual([UNSAVED_SIGNATURE_KEY]);
  });

  test("no network keeps the work in the browser while it is tried again", async () => {
    const { write, begin, update, editing } = await open({ signature: storedOf(make.signature()) });
    update.mockImplementationOnce(() => {
      throw offline();
    });
    await write("Ana Ruiz");
    const end = await begin();
    await until(() => expect(editing.saver.state.get().kind).toBe("waiting"));
    expect(drafts()).toEqual([`${UNSAVED_SIGNATURE_KEY}:${HASH}`]);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await end();
    expect(update).toHaveBeenCalledTimes(2);
    expect(drafts()).toEqual([]);
  });
});
