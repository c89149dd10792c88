import type { SaveApiOf } from "#client/features/editing/save.ts";
import { madeSince, pictureForm } from "#client/features/editing/session/saveApi.ts";
import type { Send } from "#client/lib/context.tsx";
import type { CardImageType } from "#shared/cards/constants.ts";
import * as endpoints from "#shared/cards/endpoints.ts";
import type { Card, CardInput } from "#shared/cards/schema.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";

/** What saving a card needs of the outside world. Every call @throws ApiError */
export const createSaveApi = (send: Send): SaveApiOf<CardInput, Card, CardImageType> => ({
  create: (body) => send(endpoints.create, { body }),
  update: (hash, body, etag) => send(endpoints.update, { params: { hash }, body }, { headers: { "if-match": etag } }),
  get: (hash) => send(endpoints.get, { params: { hash } }),
  async upload(hash, imageType, picture, onProgress) {
    const form = pictureForm(picture);
    return (await send(endpoints.uploadImage, { params: { hash, imageType } }, { form, onProgress })).data.url;
  },
  async findCreated(body, sinceMs) {
    const { data } = await send(endpoints.list, { params: { group: OWN_GROUP, page: 1 } });
    return madeSince<CardInput, Card>(data.items, inputOf, body, sinceMs);
  },
});

/** The part of a saved card that a person may write. */
export const inputOf = ({ label, content }: CardInput): CardInput => ({ label, content });
