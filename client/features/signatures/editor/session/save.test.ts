import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import { type Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { type LocalPicture, type PictureStore, WHOLE } from "../pictures/pictures.ts";
import { createSaver, type Origin } from "./save.ts";
import type { SaveApi, Stored } from "./saveApi.ts";
import { createEditorStore } from "./store.ts";

const HASH = "aaaaaaaaaaaaaaaaaaaaaa";
const LOCAL = "/i/local-0123456789abcdef-400x400.jpg";
const HOSTED = "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg";
const LOCAL_SIGN = "/i/local-fedcba9876543210-300x90.jpg";
const HOSTED_SIGN = "/i/cccccccccccccccccccccc-300x90.png";
const refusal = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] });

/** A server in memory. `hold` keeps the next answer back until it is let go; `fail` refuses the next calls in turn. */
function fakeServer() {
  const empty = SignatureInput.parse({});
  let stored: Signature | null = null;
  let revision = 0;
  let gate: Promise<void> = Promise.resolve();
  const calls: string[] = [];
  const failures: { error: ApiError; isAnswerLost?: boolean }[] = [];

  const write = (change: Partial<Signature>): Stored => {
    revision += 1;
    stored = {
      ...(stored ?? {
        ...empty,
        id: "1",
        hash: HASH,
        isPremium: false,
        canEdit: true,
        byDefault: null,
        group: null,
        assignee: null,
        master: null,
        locks: [],
        createdAt: new Date(0).toISOString(),
        user: { isTerminated: false },
        isPrefill: false,
        prefillId: null,
        shortLinks: [],
      }),
      ...change,
      updatedAt: new Date(revision).toISOString(),
    };
    return { data: stored, etag: `"${revision}"` };
  };
  const answer = async (call: string, work: () => Stored): Promise<Stored> => {
    calls.push(call);
    await gate;
    const failure = failures.shift();
    if (failure?.isAnswerLost) work();
    if (failure) throw failure.error;
    return work();
  };
  /** Pictures are not part of a save: the server keeps its own. */
  const save = (input: SignatureInput) =>
    write({ ...input, media: { ...input.media, photo: stored?.media.photo ?? null } });

  const api: SaveApi = {
    create: (input) => answer(`create ${input.general.name}`, () => save(input)),
    update: (_, input, etag) =>
      answer(`update ${input.general.name}`, () => {
        if (etag !== "*" && etag !== `"${revision}"`) throw refusal("conflict");
        return save(input);
      }),
    get: async () => ({ data: stored as Signature, etag: `"${revision}"` }),
    upload: (_, type, { file }) =>
      answer(`upload ${type} ${file.size}`, () => write({ media: { ...(stored as Signature).media, [type]: HOSTED } })),
    uploadPart: async ({ file }) => {
      await answer(`part ${file.size}`, () => ({ data: stored as Signature, etag: null }));
      return HOSTED_SIGN;
    },
    uploadIcon: async ({ file }) => {
      await answer(`icon ${file.size}`, () => ({ data: stored as Signature, etag: null }));
      return HOSTED;
    },
    removeImage: (_, type) =>
      answer(`remove ${type}`, () => write({ media: { ...(stored as Signature).media, [type]: null } })),
    findCreated: async (input) => (stored?.general.name === input.general.name ? stored : null),
    choose: (_, type, path) =>
      answer(`choose ${type} ${path}`, () => write({ media: { ...(stored as Signature).media, [type]: path } })),
  };
  return {
    api,
    calls,
    failures,
    write,
    stored: () => stored,
    revision: () => `"${revision}"`,
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

function fakePictures(): PictureStore & { kept: Map<string, LocalPicture> } {
  const kept = new Map<string, LocalPicture>();
  return {
    kept,
    keep: async (path, picture) => void kept.set(path, picture),
    find: async (path) => kept.get(path) ?? null,
    forget: async (paths) => {
      for (const path of paths) kept.delete(path);
    },
    sweep: async () => {},
  };
}

let server: ReturnType<typeof fakeServer>;
let pictures: ReturnType<typeof fakePictures>;

beforeEach(() => {
  server = fakeServer();
  pictures = fakePictures();
});

function open(origin: Origin = null, input: object = {}) {
  const document = SignatureInput.parse(origin ? { ...pick(origin.signature) } : input);
  const editor = createEditorStore(document);
  const pauses: number[] = [];
  const saver = createSaver({
    api: server.api,
    editor,
    pictures,
    origin,
    saved: document,
    pause: async (ms) => void pauses.push(ms),
  });
  const type = (name: string) =>
    editor.edit("general.name", (draft) => {
      draft.general.name = name;
    });
  const show = (photo: string | null) =>
    editor.editAtOnce((draft) => {
      draft.media.photo = photo;
    });
  return { editor, saver, type, show, pauses };
}
const pick = ({ general, design, media, hasShortLink, shorLinkHashType, publicPageColor }: Signature) => ({
  general,
  design,
  media,
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
});
const openSaved = () => {
  const { data, etag } = server.write({ general: SignatureInput.parse({ general: { name: "Anna" } }).general });
  return open({ signature: data, etag });
};

describe("one save at a time", () => {
  test("what is typed while a save is held back is neither lost nor taken for saved", async () => {
    const { saver, type, editor } = open();
    type("Anna");
    const release = server.hold();
    const saving = saver.save();
    type("Anna Berg");
    release();
    await saving;
    expect(server.stored()?.general.name).toBe("Anna");
    expect(editor.document().general.name).toBe("Anna Berg");
    expect(saver.isDirty()).toBe(true);
  });

  test("a save asked for meanwhile follows with the newest document, however often it was asked", async () => {
    const { saver, type } = open();
    type("Anna");
    const release = server.hold();
    const saving = saver.save();
    for (const name of ["Anna B", "Anna Be", "Anna Berg"]) {
      type(name);
      void saver.save();
    }
    release();
    await saving;
    expect(server.calls).toEqual(["create Anna", "update Anna Berg"]);
    expect(saver.isDirty()).toBe(false);
  });

  test("nothing is sent when nothing changed", async () => {
    const { saver, type, editor } = openSaved();
    type("Berg");
    editor.undo();
    await saver.save();
    expect(server.calls).toEqual([]);
    expect(saver.state.get().kind).toBe("saved");
  });
});

describe("while the server is away", () => {
  test("it tries again with growing pauses and sends the newest document", async () => {
    const { saver, type, pauses } = openSaved();
    server.failures.push({ error: offline() }, { error: refusal("unavailable") }, { error: offline() });
    type("Anna B");
    const release = server.hold();
    const saving = saver.save();
    type("Anna Berg");
    release();
    await saving;
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(server.stored()?.general.name).toBe("Anna Berg");
  });

  test("a gateway's own page is no reason to give up", async () => {
    const { saver, type, pauses } = openSaved();
    server.failures.push({ error: new ApiError({ status: 502, code: "unavailable", message: "" }) });
    type("Berg");
    await saver.save();
    expect(pauses).toEqual([1000]);
    expect(server.stored()?.general.name).toBe("Berg");
  });

  test.each([
    ["no answer", offline()],
    ["an outcome that the server does not know", refusal("unavailable")],
    ["a gateway that gave up", new ApiError({ status: 504, code: "unavailable", message: "" })],
  ])("a create that met %s is not made twice", async (_, error) => {
    const { saver, type } = open();
    server.failures.push({ error, isAnswerLost: true });
    type("Anna");
    expect((await saver.save())?.hash).toBe(HASH);
    expect(server.calls).toEqual(["create Anna"]);
  });

  test("nor when more was typed before the next attempt", async () => {
    const { saver, type } = open();
    server.failures.push({ error: offline(), isAnswerLost: true });
    type("Anna");
    const release = server.hold();
    const saving = saver.save();
    type("Anna Berg");
    release();
    await saving;
    expect(server.calls).toEqual(["create Anna", "update Anna Berg"]);
    expect(saver.isDirty()).toBe(false);
  });

  test("letting the work go ends the waiting", async () => {
    const { saver, type } = open();
    server.failures.push({ error: offline() });
    type("Anna");
    saver.stop();
    expect(await saver.save()).toBeNull();
    expect(server.calls).toHaveLength(1);
  });
});

describe("refusals", () => {
  test.each(["invalid_input", "signature_limit", "not_signed_in", "upgrade_needed"] as const)(
    "%s keeps the work and says so",
    async (code) => {
      const { saver, type, editor } = open();
      server.failures.push({ error: refusal(code) });
      type("Anna");
      expect(await saver.save()).toBeNull();
      expect(saver.state.get()).toMatchObject({ kind: "refused", error: { code }, picture: null });
      expect(editor.document().general.name).toBe("Anna");
      expect(saver.isDirty()).toBe(true);
    },
  );
});

describe("two editors of one signature", () => {
  const somebodySaves = () => server.write({ general: SignatureInput.parse({ general: { name: "Theirs" } }).general });

  test("the later one learns of it before anything is overwritten", async () => {
    const { saver, type } = openSaved();
    somebodySaves();
    type("Mine");
    expect(await saver.save()).toBeNull();
    expect(saver.state.get().kind).toBe("conflict");
    expect(server.stored()?.general.name).toBe("Theirs");
  });

  test("also when the page came without a revision", async () => {
    const { data } = server.write({});
    const { saver, type } = open({ signature: data, etag: null });
    somebodySaves();
    type("Mine");
    await saver.save();
    expect(saver.state.get().kind).toBe("conflict");
  });

  test("keeping mine writes over it", async () => {
    const { saver, type } = openSaved();
    somebodySaves();
    type("Mine");
    await saver.save();
    await saver.keepMine();
    expect(server.stored()?.general.name).toBe("Mine");
    expect(saver.isDirty()).toBe(false);
  });

  test("keeping one's own keeps what is the team's as it is now", async () => {
    const { saver, type, editor } = openSaved();
    const known = server.stored() as Signature;
    server.write({ general: { ...known.general, name: "Theirs", company: "New Bakery" }, locks: ["company"] });
    type("Mine");
    await saver.save();
    await saver.keepMine();
    expect(server.stored()?.general).toMatchObject({ name: "Mine", company: "New Bakery" });
    expect(editor.document().general.company).toBe("New Bakery");
  });

  test("taking theirs loads it", async () => {
    const { saver, type, editor } = openSaved();
    somebodySaves();
    type("Mine");
    await saver.save();
    await saver.takeTheirs();
    expect(editor.document().general.name).toBe("Theirs");
    expect(saver.isDirty()).toBe(false);
  });
});

describe("pictures", () => {
  const picture: LocalPicture = { file: new Blob(["12345"]), crop: { x: 0, y: 0, width: 1, height: 1 } };

  test("go up after the save; then the hosted address stands in document and history, and the local copy goes", async () => {
    const { saver, type, show, editor } = open();
    await pictures.keep(LOCAL, picture);
    type("Anna");
    show(LOCAL);
    await saver.save();
    expect(server.calls).toEqual(["create Anna", "upload photo 5"]);
    expect(editor.document().media.photo).toBe(HOSTED);
    expect(saver.isDirty()).toBe(false);
    expect(pictures.kept.size).toBe(0);
  });

  test("a refused picture leaves the text saved and itself in place", async () => {
    const { saver, show, type, editor } = openSaved();
    await pictures.keep(LOCAL, picture);
    type("Anna B");
    show(LOCAL);
    const release = server.hold();
    const saving = saver.save();
    vi.spyOn(server.api, "upload").mockRejectedValueOnce(refusal("file_too_big"));
    release();
    await saving;
    expect(saver.state.get()).toMatchObject({
      kind: "refused",
      picture: "media.photo",
      error: { code: "file_too_big" },
    });
    expect(server.stored()?.general.name).toBe("Anna B");
    expect(editor.document().media.photo).toBe(LOCAL);
    expect(saver.isDirty()).toBe(true);
  });

  test("one that was removed is removed there", async () => {
    const { data, etag } = server.write({ media: SignatureInput.parse({ media: { photo: HOSTED } }).media });
    const { saver, show } = open({ signature: data, etag });
    show(null);
    await saver.save();
    expect(server.calls).toEqual(["remove photo"]);
    expect(server.stored()?.media.photo).toBeNull();
  });

  test("one that undo brought back is put there again, and not uploaded", async () => {
    const { data, etag } = server.write({ media: SignatureInput.parse({ media: { photo: HOSTED } }).media });
    const { saver, show, editor } = open({ signature: data, etag });
    show(null);
    await saver.save();
    editor.undo();
    await saver.save();
    expect(server.calls.at(-1)).toBe(`choose photo ${HOSTED}`);
    expect(server.stored()?.media.photo).toBe(HOSTED);
  });
});

describe("pictures that the content names", () => {
  const sign = (image: string) => ({ type: "sign" as const, key: "1", data: { image, width: 150, text: "Ana" } });
  const withSign = { general: { name: "Anna", addons: [sign(LOCAL_SIGN)] } };

  test("go up first, so that the content can name them; document, history and the local copies follow", async () => {
    const icon = "/i/local-aaaaaaaaaaaaaaaa-64x64.jpg";
    await pictures.keep(LOCAL_SIGN, { file: new Blob(["1234"]), crop: WHOLE });
    await pictures.keep(icon, { file: new Blob(["123"]), crop: WHOLE });
    const { saver, editor, type } = open(null, {
      ...withSign,
      media: { customSocialIcons: [{ key: "shop", originalUrl: null, croppedUrl: icon }] },
    });
    type("Anna Berg");
    await saver.save();
    expect(server.calls).toEqual(["part 4", "icon 3", "create Anna Berg"]);
    expect(server.stored()?.general.addons[0]?.data).toMatchObject({ image: HOSTED_SIGN });
    expect(server.stored()?.media.customSocialIcons[0]?.croppedUrl).toBe(HOSTED);
    expect(saver.isDirty()).toBe(false);
    expect(pictures.kept.size).toBe(0);
    editor.undo();
    expect(editor.document().general.addons[0]?.data).toMatchObject({ image: HOSTED_SIGN });
  });

  test("one that is refused stays as it was and is named; nothing is saved without it", async () => {
    await pictures.keep(LOCAL_SIGN, { file: new Blob(["1234"]), crop: WHOLE });
    const { saver, editor } = open(null, withSign);
    server.failures.push({ error: refusal("file_too_big") });
    expect(await saver.save()).toBeNull();
    expect(saver.state.get()).toMatchObject({ kind: "refused", picture: "general.addons.0.data.image" });
    expect(editor.document().general.addons[0]?.data).toMatchObject({ image: LOCAL_SIGN });
    expect(pictures.kept.has(LOCAL_SIGN)).toBe(true);
    expect(server.stored()).toBeNull();
  });

  test("one that the browser lost is left out", async () => {
    const { saver, editor } = open(null, withSign);
    await saver.save();
    expect(server.calls).toEqual(["create Anna"]);
    expect(server.stored()?.general.addons[0]?.data).toEqual({ image: "", width: 150, text: "Ana" });
    expect(editor.document().general.addons[0]?.data).toMatchObject({ image: "" });
  });

  test("are sent once when the server is away for a moment", async () => {
    await pictures.keep(LOCAL_SIGN, { file: new Blob(["1234"]), crop: WHOLE });
    const { saver } = open(null, withSign);
    vi.spyOn(server.api, "create").mockRejectedValueOnce(refusal("unavailable"));
    await saver.save();
    expect(server.calls).toEqual(["part 4", "create Anna"]);
  });
});
