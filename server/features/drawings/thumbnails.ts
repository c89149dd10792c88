import * as z from "zod/mini";
import { MAX_VIDEO_PICTURE_MB, VIDEO_WIDTH_PX } from "#shared/drawings/constants.ts";
import { type FoundVideo, findVideo } from "#shared/drawings/video.ts";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { msg } from "#shared/languages/translate.ts";
import { outside } from "../../ports/outside/outside.ts";

const MAX_JSON_BYTES = 100_000;
const IMAGE = { type: "image/", maxBytes: MAX_IMAGE_BYTES };
const JSON_ANSWER = { type: "application/json", maxBytes: MAX_JSON_BYTES };
/** Asked for twice the shown size, as the thumbnail is drawn. */
const WIDTH = VIDEO_WIDTH_PX * 2;

/**
 * The public picture of a video, by the three services' own addresses: nothing that a person wrote but the video's id
 * gets into them.
 * @throws invalid_input for another address, unreachable
 */
export async function findThumbnail(address: string): Promise<Buffer> {
  const video = findVideo(address) ?? refuse("url", msg("Use the address of a video on YouTube, Vimeo or Loom."));
  try {
    return await BY_SERVICE[video.service](video);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "unreachable") throw error;
    const message = msg(
      "We could not get the picture of this video. Check that it is public, or choose an own picture.",
    );
    throw new Failure("unreachable", { errors: [{ path: "url", message }], cause: error.cause });
  }
}

const BY_SERVICE: Record<FoundVideo["service"], (video: FoundVideo) => Promise<Buffer>> = {
  /** The large picture exists for videos in HD only; the other one always, with bars above and below a wide video. */
  async youtube({ id }) {
    const get = (size: string) =>
      outside().get(`https://i.ytimg.com/vi/${id}/${size}.jpg`, { ...IMAGE, hosts: ["i.ytimg.com"] });
    return get("maxresdefault").catch(() => get("hqdefault"));
  },

  async vimeo({ id, secret }) {
    const page = `https://vimeo.com/${id}${secret ? `/${secret}` : ""}`;
    const query = new URLSearchParams({ url: page, width: String(WIDTH) });
    return pictureOf(`https://vimeo.com/api/oembed.json?${query}`, "vimeo.com", "i.vimeocdn.com");
  },

  async loom({ id }) {
    const query = new URLSearchParams({ url: `https://www.loom.com/share/${id}` });
    return pictureOf(`https://www.loom.com/v1/oembed?${query}`, "www.loom.com", "cdn.loom.com");
  },
};

const OEmbed = z.object({ thumbnail_url: z.string().check(z.maxLength(2000)) });

/** The picture that a service's description names, if it lies on the service's own picture host. @throws unreachable */
async function pictureOf(description: string, host: string, pictureHost: string): Promise<Buffer> {
  const answer = await outside().get(description, { ...JSON_ANSWER, hosts: [host] });
  const { data } = z.safeParse(OEmbed, parseJson(answer));
  if (!data) fail("unreachable");
  return outside().get(data.thumbnail_url, { ...IMAGE, hosts: [pictureHost] });
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

const DATA_ADDRESS = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a `data:` address. What they are is judged by whoever decodes them. @throws not_an_image, file_too_big */
export function readPicture(data: string): Buffer {
  const base64 = DATA_ADDRESS.exec(data)?.[1];
  if (!base64) fail("not_an_image", { errors: [{ path: "image", message: MESSAGES.imageFile }] });
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_VIDEO_PICTURE_MB * 1024 * 1024)
    fail("file_too_big", { errors: [{ path: "image", message: MESSAGES.fileSize(MAX_VIDEO_PICTURE_MB) }] });
  return bytes;
}
