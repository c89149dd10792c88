import { useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { paidInAll } from "#renderer/signature/forms.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { list } from "#shared/signatures/endpoints.ts";
import { FORM_KEYS } from "#shared/signatures/forms/schema.ts";
import { type Person, personIn } from "#shared/signatures/person.ts";
import { isEmpty, type PaidPart } from "#shared/signatures/rules.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import { tabOf } from "../fields/fields.ts";
import { withoutPaidParts } from "../session/changes.ts";
import type { Editing } from "../session/editing.ts";
import type { SaveState } from "../session/save.ts";
import { type Barred, isBarred } from "./barred.ts";
import type { useLeaving } from "./useLeaving.ts";

/** Rare, and no reason to say nothing where its script does not come. */
const namePicture = async (...about: Parameters<PictureName>) =>
  import("../pictures/pictureName.ts").then(({ pictureName }) => pictureName(...about)).catch(() => null);
type PictureName = typeof import("../pictures/pictureName.ts")["pictureName"];

/** The form that a refused field belongs to. */
const formIn = (path: string) => FORM_KEYS.find((key) => path === `forms.${key}` || path.startsWith(`forms.${key}.`));

type Go = ReturnType<typeof useLeaving>["go"];

/** Saving needs somebody who is signed in: whether they are new, what is known of them, and what goes on then. */
export type Asked = { way: "sign-up" | "login"; person: Person; then(): Promise<boolean> };

/** Saving with all that may stand in its way: no account, the plan, the limit, a refused field or picture. */
export function useSaving(editing: Editing, barredFromStart: Barred | null, go: Go) {
  const { editor, saver, hash, change, show } = editing;
  const app = useApp();
  const { call, session } = app;
  /** as it was saved last, by this screen or before it; null: it is new */
  const known = useRef(saver.signature());
  /** who was signed in last */
  const last = useRef(session.get()?.user);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [paid, setPaid] = useState<readonly PaidPart[] | null>(null);
  const [barred, setBarred] = useState(barredFromStart);
  const [isGone, setGone] = useState(false);

  /**
   * @param then what the person wanted, done once they are signed in
   * @returns the saved signature; null when something stands in the way, which is then on the screen
   */
  async function persist(then: Asked["then"] = save): Promise<Signature | null> {
    const document = editor.whole();
    if (hash === null && isEmpty(document)) {
      showToast({ kind: "info", text: t("There is nothing to save yet. Start with your name.") });
      show("general.name");
      return null;
    }
    const signedIn = session.get();
    if (!signedIn) return ask(then);
    last.current = signedIn.user;
    const parts = paidInAll(document, signedIn.entitlements);
    if (parts.length > 0) {
      setPaid(parts);
      return null;
    }
    // Whatever happens to the request or to this page, the work is here.
    editing.keepDraft();
    return finish(await saver.save(), then);
  }

  async function finish(saved: Signature | null, then: Asked["then"] = save): Promise<Signature | null> {
    if (!saved) return refused(saver.state.get(), then);
    // Typed while the first save was under way: it must not be left behind.
    if (hash === null && saver.isDirty()) return persist(then);
    if (!saver.isDirty()) await editing.dropDraft();
    carry(saved);
    return saved;
  }

  /** Elsewhere the person may still be what they were here before. */
  function carry(saved: Signature): void {
    const before = known.current;
    known.current = saved;
    if (before === null || before === saved) return;
    void import("#client/features/identity/offer.ts")
      .then(({ offerCarry }) => offerCarry(app, { holder: "signature", hash: saved.hash }, before, saved))
      .catch(() => undefined);
  }

  function ask(then: Asked["then"]): null {
    editing.keepDraft();
    const person = last.current ?? personIn(editor.whole().general);
    setAsked({ way: last.current || hash !== null ? "login" : "sign-up", person, then });
    return null;
  }

  async function refused(state: SaveState, then: Asked["then"]): Promise<null> {
    if (state.kind !== "refused") return null;
    const { error, picture } = state;
    if (error.code === "not_signed_in" || error.code === "refresh_rejected") return ask(then);
    if (isBarred(error.code)) setBarred(error.code);
    else if (error.code === "upgrade_needed") setPaid(error.errors);
    else if (error.code === "not_found" && hash !== null && !picture) setGone(true);
    else {
      // What is wrong with a picture is said where the picture is.
      const errors = picture ? [{ path: picture, message: error.errors[0]?.message ?? error.message }] : error.errors;
      const inForm = errors[0] && formIn(errors[0].path);
      // Said of all forms together, it has no place in any of them.
      const ofForms = errors.find(({ path }) => path === "forms")?.message;
      if (inForm && editor.whole().forms[inForm]) editor.choose(inForm);
      change({ errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])) });
      if (picture) change({ tab: tabOf(picture) });
      else if (error.errors[0] && !inForm && !ofForms) show(error.errors[0].path);
      const name = picture && (await namePicture(picture, editor.document()));
      showToast({
        kind: "error",
        text: name ? `${t("{name} was not saved.", { name })} ${error.message}` : (ofForms ?? error.message),
      });
    }
    return null;
  }

  /**
   * Save as the button means it: a new signature leads on to its preview.
   * @returns whether it led on: the next screen is drawn a moment later, and until then nothing of this one may show again
   */
  async function save(): Promise<boolean> {
    const saved = await persist();
    if (!saved || hash !== null) return false;
    await go(pathTo("signature-preview", { hash: saved.hash }), { replace: true });
    return true;
  }

  async function preview(): Promise<boolean> {
    const saved = hash !== null && !saver.isDirty() ? saver.signature() : await persist(preview);
    if (!saved) return false;
    await go(pathTo("signature-preview", { hash: saved.hash }));
    return true;
  }

  return {
    persist,
    save,
    preview,

    /** that somebody has to sign in first */
    asked,
    closeAsked: () => setAsked(null),
    /** They are in: what they wanted, while the question stays on the screen and says that it is being done. */
    async signedIn(): Promise<void> {
      if (await asked?.then()) return;
      // Asked once more meanwhile: that is another question.
      setAsked((now) => (now === asked ? null : now));
    },

    async keepMine(): Promise<void> {
      await finish(await saver.keepMine());
    },

    /** what of the design is not in the plan, once saving asked about it */
    paid,
    closePaid: () => setPaid(null),
    async saveWithoutPaid(): Promise<void> {
      setPaid(null);
      editing.editor.choose(null);
      editing.changeAtOnce(withoutPaidParts);
      await save();
    },

    /** why a new signature cannot be saved */
    barred: hash === null ? barred : null,
    /** the signature was deleted elsewhere while it was open here */
    isGone,
    /** The way on then: the same work as a new signature. */
    async saveAsNew(): Promise<void> {
      editing.moveDraft(null, null);
      await go(`${pathTo("editor-create")}?save=1`);
    },
    /** The way on at the limit: the same work in the signature that exists already. */
    async moveToExisting(): Promise<void> {
      const { items } = await call(list, { params: { page: 1 } });
      const newest = items[0];
      if (!newest) return;
      editing.moveDraft(newest.hash, newest.updatedAt);
      await go(pathTo("editor-edit", { hash: newest.hash }));
    },
  };
}
