import type { Answer, Send } from "#client/lib/context.tsx";
import { orOffline } from "#client/lib/problem.ts";
import { formatCrop } from "#shared/images/crop.ts";
import * as uploads from "#shared/pictures/uploads/endpoints.ts";
import type { ImageType } from "#shared/signatures/constants.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { inputOf } from "#shared/signatures/input.ts";
import type { Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { withoutPictures } from "../pictures/picturePlaces.ts";
import type { LocalPicture } from "../pictures/pictures.ts";
import { inlineData } from "../pictures/shapes.ts";

/** How far the clock of a computer may be from the server's. */
const CLOCK_SKEW_MS = 600_000;

/** Pixels of an icon we keep: the largest one four times as dense, twice over. */
const KEPT_ICON_PX = 384;

/** A state of a signature on the server. */
export type Stored = Pick<Answer<Signature>, "data" | "etag">;

/** What saving needs of the outside world. Every call @throws ApiError */
export type SaveApi = {
  create(input: SignatureInput): Promise<Stored>;
  update(hash: string, input: SignatureInput, etag: string): Promise<Stored>;
  get(hash: string): Promise<Stored>;
  upload(hash: string, type: ImageType, picture: LocalPicture, onProgress: (share: number) => void): Promise<Stored>;
  /** stores a picture that content names, such as a drawn sign. @returns its hosted address */
  uploadPart(picture: LocalPicture, onProgress: (share: number) => void): Promise<string>;
  /** stores a network's own icon. @returns its hosted address */
  uploadIcon(picture: LocalPicture): Promise<string>;
  removeImage(hash: string, type: ImageType): Promise<Stored>;
  /** an own signature made after the given moment with this very content: the fruit of a create whose answer was lost */
  findCreated(input: SignatureInput, sinceMs: number): Promise<Signature | null>;
  /** puts a picture on the signature that the server has already */
  choose(hash: string, type: ImageType, path: string): Promise<Stored>;
};

const REMOVALS = {
  photo: uploads.removePhoto,
  photo2: uploads.removePhoto2,
  banner: uploads.removeBanner,
} as const satisfies Record<ImageType, unknown>;

export function createSaveApi(send: Send): SaveApi {
  return {
    create: (body) => send(endpoints.create, { body }),
    update: (hash, body, etag) => send(endpoints.update, { params: { hash }, body }, { headers: { "if-match": etag } }),
    get: (hash) => send(endpoints.get, { params: { hash } }),
    upload: (hash, imageType, picture, onProgress) =>
      send(uploads.uploadImage, { params: { hash, imageType } }, { form: formOf(picture), onProgress }),
    async uploadPart(picture, onProgress) {
      return (await send(uploads.uploadPicture, {}, { form: formOf(picture), onProgress })).data.url;
    },
    async uploadIcon(picture) {
      return (await send(uploads.uploadIcon, { body: { icon: await inlineData(picture, KEPT_ICON_PX) } })).data.url;
    },
    removeImage: (hash, imageType) => send(REMOVALS[imageType], { params: { hash } }),
    async findCreated(input, sinceMs) {
      const { data } = await send(endpoints.list, { params: { page: 1 } });
      const content = JSON.stringify(withoutPictures(input));
      const isIt = (item: Signature) =>
        Date.parse(item.createdAt) >= sinceMs - CLOCK_SKEW_MS &&
        JSON.stringify(withoutPictures(inputOf(item))) === content;
      return data.items.find(isIt) ?? null;
    },
    async choose(hash, imageType, picture) {
      const { choose } = await orOffline(import("#shared/pictures/endpoints.ts"));
      return send(choose, { params: { hash, imageType }, body: { picture } });
    },
  };
}

/** The server streams the file: what it needs to know of it comes first. */
const formOf = ({ file, crop }: LocalPicture) =>
  [
    ["crop", formatCrop(crop)],
    ["image", file],
  ] as const;
