import type { DocumentStore } from "#client/features/editing/documentStore.ts";
import { createDocumentSaver, type OriginOf } from "#client/features/editing/save.ts";
import type { PictureStore } from "#client/features/signatures/editor/pictures/pictures.ts";
import type { PageImageType } from "#shared/pages/constants.ts";
import type { Page, PageInput } from "#shared/pages/schema.ts";
import { localPlaces, withPicture } from "./pagePictures.ts";
import { inputOf, type SaveApi } from "./saveApi.ts";

/** What the editor starts from. */
export type Origin = OriginOf<Page>;

type Parts = {
  api: SaveApi;
  store: DocumentStore<PageInput>;
  pictures: PictureStore;
  origin: Origin;
  pause(ms: number): Promise<void>;
  /** what of the document can be sent now, such as with the address that is saved in the place of one that is taken */
  sendable(document: PageInput, saved: PageInput): PageInput;
  onUploaded?(from: string, to: string): void;
  onCreated?(page: Page): void;
};

export type PageSaver = ReturnType<typeof createPageSaver>;

/** Saves the page, one request at a time. */
export function createPageSaver(parts: Parts) {
  const { record, ...saver } = createDocumentSaver<PageInput, Page, PageImageType>({
    ...parts,
    inputOf,
    localPlaces,
    withPicture,
  });
  return {
    ...saver,
    /** the page at the server, as far as it is known here; null: there is none yet */
    page: record,
  };
}
