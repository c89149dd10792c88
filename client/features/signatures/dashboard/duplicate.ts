import type { App } from "#client/lib/context.tsx";
import { offline } from "#client/lib/problem.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { get, remove, update } from "#shared/signatures/endpoints.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import type { PictureStore } from "../editor/pictures/pictures.ts";
import { createSaver } from "../editor/session/save.ts";
import { createSaveApi, inputOf } from "../editor/session/saveApi.ts";
import { createEditorStore } from "../editor/session/store.ts";

/** All pictures of a saved signature are on the server. */
const NO_LOCAL_PICTURES: PictureStore = {
  keep: async () => undefined,
  find: async () => null,
  forget: async () => undefined,
  sweep: async () => undefined,
};

/**
 * Makes a new signature of a saved one, with the same pictures. All of it or nothing: what was made before a picture was
 * refused is taken back.
 * @param name what the copied one is called
 * @throws ApiError
 */
export async function duplicate({ call, send }: App, hash: string, name: string): Promise<Signature> {
  const label = t("Copy of {name}", { name }).slice(0, MAX_LINE_LENGTH);
  const document = { ...inputOf(await call(get, { params: { hash } })), label };
  const saver = createSaver({
    api: createSaveApi(send),
    editor: createEditorStore(document),
    pictures: NO_LOCAL_PICTURES,
    origin: null,
    saved: document,
    // Somebody waits for this one: no second try in their back.
    pause: async () => saver.stop(),
  });
  const made = await saver.save();
  if (made) return made;
  const half = saver.signature();
  if (half) await call(remove, { params: { hash: half.hash } }).catch(() => undefined);
  const state = saver.state.get();
  throw state.kind === "refused" ? state.error : offline();
}

/** Gives a signature another name in lists; what is on it stays. @throws ApiError */
export async function rename({ send }: Pick<App, "send">, hash: string, label: string): Promise<void> {
  const { data, etag } = await send(get, { params: { hash } });
  const body = { ...inputOf(data), label: label.trim() };
  await send(update, { params: { hash }, body }, { headers: { "if-match": etag ?? "*" } });
}
