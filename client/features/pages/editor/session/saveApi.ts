import type { SaveApiOf } from "#client/features/editing/save.ts";
import { madeSince, pictureForm } from "#client/features/editing/session/saveApi.ts";
import type { Send } from "#client/lib/context.tsx";
import type { PageImageType } from "#shared/pages/constants.ts";
import * as endpoints from "#shared/pages/endpoints.ts";
import type { Page, PageInput } from "#shared/pages/schema.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";

/** What saving a page needs of the outside world. Every call @throws ApiError */
export const createSaveApi = (send: Send): SaveApiOf<PageInput, Page, PageImageType> => ({
  create: (body) => send(endpoints.create, { body }),
  update: (hash, body, etag) => send(endpoints.update, { params: { hash }, body }, { headers: { "if-match": etag } }),
  get: (hash) => send(endpoints.get, { params: { hash } }),
  async upload(hash, imageType, picture, onProgress) {
    const form = pictureForm(picture);
    return (await send(endpoints.uploadImage, { params: { hash, imageType } }, { form, onProgress })).data.url;
  },
  async findCreated(body, sinceMs) {
    const { data } = await send(endpoints.list, { params: { group: OWN_GROUP, page: 1 } });
    return madeSince<PageInput, Page>(data.items, inputOf, body, sinceMs);
  },
});

/** The part of a saved page that a person may write. */
export const inputOf = ({ slug, label, content }: PageInput): PageInput => ({ slug, label, content });
