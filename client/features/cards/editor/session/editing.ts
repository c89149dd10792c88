import type { OriginOf } from "#client/features/editing/save.ts";
import { draftsOf } from "#client/features/editing/session/drafts.ts";
import { createEditing } from "#client/features/editing/session/editing.ts";
import type { App } from "#client/lib/context.tsx";
import type { CardImageType } from "#shared/cards/constants.ts";
import { type Card, CardInput } from "#shared/cards/schema.ts";
import { type Beginning, NO_BEGINNING, newCard } from "#shared/identity/beginning.ts";
import { localPlaces, withPicture } from "./cardPictures.ts";
import { createSaveApi, inputOf } from "./saveApi.ts";

/** One card being edited. */
export type CardEditing = ReturnType<typeof createCardEditing>;

/**
 * @param origin the saved card that is edited; null: a new one
 * @param beginning what a new one begins with, of what its person has typed elsewhere
 */
export function createCardEditing(app: App, origin: OriginOf<Card>, beginning: Beginning = NO_BEGINNING) {
  return createEditing<CardInput, Card, CardImageType, object>(app, {
    api: createSaveApi(app.send),
    origin,
    initial: origin ? inputOf(origin.record) : newCard(beginning),
    inputOf,
    drafts: draftsOf("unsavedCard", CardInput, app.company),
    localPlaces,
    withPicture,
    view: {},
  });
}
