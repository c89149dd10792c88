import type { SaveApiOf } from "#client/features/editing/save.ts";
import type { Send } from "#client/lib/context.tsx";
import type { CardImageType } from "#shared/cards/constants.ts";
import * as endpoints from "#shared/cards/endpoints.ts";
import type { Card, CardInput } from "#shared/cards/schema.ts";
import { formatCrop } from "#shared/images/crop.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";

/** How far the clock of a computer may be from the server's. */
const CLOCK_SKEW_MS = 600_000;

/** What saving a card needs of the outside world. Every call @throws ApiError */
export type SaveApi = SaveApiOf<CardInput, Card, CardImageType>;

export function createSaveApi(send: Send): SaveApi {
  return {
    create: (body) => send(endpoints.create, { body }),
    update: (hash, body, etag) => send(endpoints.update, { params: { hash }, body }, { headers: { "if-match": etag } }),
    get: (hash) => send(endpoints.get, { params: { hash } }),
    async upload(hash, imageType, { file, crop }, onProgress) {
      // The server streams the file: what it needs to know of it comes first.
      const form = [
        ["crop", formatCrop(crop)],
        ["image", file],
      ] as const;
      return (await send(endpoints.uploadImage, { params: { hash, imageType } }, { form, onProgress })).data.url;
    },
    async findCreated(body, sinceMs) {
      const { data } = await send(endpoints.list, { params: { group: OWN_GROUP, page: 1 } });
      const content = JSON.stringify(body);
      const isIt = (item: Card) =>
        Date.parse(item.createdAt) >= sinceMs - CLOCK_SKEW_MS && JSON.stringify(inputOf(item)) === content;
      return data.items.find(isIt) ?? null;
    },
  };
}

/** The part of a saved card that a person may write. */
export const inputOf = ({ label, content }: CardInput): CardInput => ({ label, content });
