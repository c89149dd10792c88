import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import type { Secrets } from "#shared/auth/keys.ts";
import { SERVICE, signAccessToken } from "#shared/auth/token.ts";
import { DRAWING_TYPES } from "#shared/drawings/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { failureFrom } from "#shared/errors/received.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from "#shared/images/constants.ts";
import { formatCrop } from "#shared/images/crop.ts";
import { type Extension, MEDIA_TYPES } from "#shared/images/variant.ts";
import { DrawnMail } from "#shared/mail/schema.ts";
import { Rendered } from "#shared/signatures/schema.ts";
import type { Drawing, Renderer, StoredCopy } from "./renderer.ts";

/** `isThere`: false while the address may be somebody else's, who must see none of our tokens */
type Settings = { url: string; tokenSecret: Secrets; isThere?: () => boolean };

/** Until it must have answered something simple, or have begun to take a picture. */
const ANSWER_MS = 2000;
/** The first mail loads what draws them. */
const MAIL_MS = 10_000;
/** From the end of an upload: it may wait in line and then take its five seconds. */
const PICTURE_MS = 15_000;
/** A drawing waits in a short line and takes milliseconds; the first one of all loads fonts. */
const DRAWING_MS = 8000;
const TOKEN_TTL_S = 600;

/** The renderer over HTTP, as a process beside us or elsewhere. */
export function httpRenderer({ url, tokenSecret, isThere = () => true }: Settings): Renderer {
  const token = serviceToken(tokenSecret);
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (!isThere()) unavailable("it is being started");
    const response = await send(`${url}${path}`, {
      ...init,
      headers: { ...init.headers, "access-token": await token() },
    });
    if (!response.ok) throw await failureFrom(response);
    return response;
  };
  const post = (path: string, body: unknown, { ms, accept }: { ms: number; accept?: string }) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(accept && { accept }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ms),
    });
  const upload = async <T>(path: string, stream: Readable, read: (response: Response) => Promise<T>): Promise<T> => {
    const body = watched(stream);
    try {
      return await read(await call(path, body.init));
    } catch (error) {
      // An upload that breaks off or is too long ends the call; then that is what the person should hear.
      throw body.failure() ?? error;
    } finally {
      body.done();
    }
  };
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer().catch(unavailable));

  return {
    async render(signature, { imageHost, links, density, eventsUrl }) {
      const options = { imageHost, links, density, eventsUrl };
      const response = await post("/render", { signature, options }, { ms: ANSWER_MS });
      return Rendered.parse(await response.json().catch(unavailable));
    },

    async mail(name, props) {
      const response = await post(`/mails/${name}`, props, { ms: MAIL_MS });
      return DrawnMail.parse(await response.json().catch(unavailable));
    },

    async source(stream, crop) {
      const query = crop ? `?crop=${formatCrop(crop)}` : "";
      return upload(`/images/source${query}`, stream, async (response) =>
        storedCopy(response.headers, await bytesOf(response)),
      );
    },

    async variant(source, variant) {
      const values = Object.entries(variant).filter(([, value]) => value !== undefined && value !== null);
      const query = new URLSearchParams(values.map(([key, value]) => [key, String(value)]));
      return upload(`/images/variant?${query}`, Readable.from([source]), bytesOf);
    },

    async icon(name) {
      return bytesOf(await call(`/icons/${encodeURIComponent(name)}`, { signal: AbortSignal.timeout(ANSWER_MS) }));
    },

    async draw(kind, input, type) {
      const response = await post(`/drawings/${kind}`, input, { ms: DRAWING_MS, accept: type });
      return drawing(response.headers, await bytesOf(response));
    },

    async thumbnail(source) {
      return upload("/drawings/video", Readable.from([source]), async (response) =>
        drawing(response.headers, await bytesOf(response)),
      );
    },

    async picture({ pictures, ...order }) {
      const inBase64 = Object.entries(pictures).map(([src, bytes]) => [src, bytes.toString("base64")]);
      const body = { ...order, pictures: Object.fromEntries(inBase64) };
      return bytesOf(await post("/pictures", body, { ms: PICTURE_MS }));
    },

    async forget(hash) {
      const signal = AbortSignal.timeout(ANSWER_MS);
      await call(`/signature/${hash}`, { method: "DELETE", signal }).catch(() => {});
    },

    async ready() {
      const signal = AbortSignal.timeout(ANSWER_MS);
      return call("/health/ready", { signal }).then(
        () => true,
        () => false,
      );
    },
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { redirect: "error", ...init }).catch(unavailable);
}

function unavailable(cause: unknown): never {
  throw new Failure("unavailable", { retryAfterSeconds: 2, cause });
}

/** A token with which our own processes call one another, made anew at half its life. */
function serviceToken(secrets: Secrets): () => Promise<string> {
  let token: Promise<string> | undefined;
  let renewAt = 0;
  return () => {
    if (!token || Date.now() > renewAt) {
      token = signAccessToken(secrets, { sub: "server", roles: [SERVICE], epoch: 0 }, TOKEN_TTL_S);
      renewAt = Date.now() + (TOKEN_TTL_S * 1000) / 2;
    }
    return token;
  };
}

/**
 * A stream as the body of a call. The clock runs while nothing moves on our side: until the connection stands, and
 * from the end of the upload; how long a person's line takes in between is the server's business.
 */
function watched(stream: Readable) {
  const abort = new AbortController();
  let clock = setTimeout(() => abort.abort(), ANSWER_MS);
  let failure: unknown;

  async function* read() {
    clearTimeout(clock);
    let size = 0;
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_IMAGE_BYTES)
          fail("file_too_big", { errors: [{ path: "image", message: MESSAGES.fileSize(MAX_IMAGE_MB) }] });
        yield chunk;
      }
    } catch (error) {
      failure = error instanceof Failure ? error : new Failure("malformed_request", { cause: error });
      throw failure;
    } finally {
      // Given up on in the middle: only now that nobody reads it any more can the rest be let through. Left where it is
      // it would hold up whatever comes next over the same connection.
      stream.resume();
    }
    clock = setTimeout(() => abort.abort(), PICTURE_MS);
  }

  const init = {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: ReadableStream.from(read()) as BodyInit,
    duplex: "half",
    signal: abort.signal,
  } satisfies RequestInit & { duplex: "half" };
  const done = () => {
    clearTimeout(clock);
    // Whoever was refused early is still sending: read on, so that they get to hear it.
    stream.resume();
  };
  return { init, failure: () => failure, done };
}

function storedCopy(headers: Headers, bytes: Buffer): StoredCopy {
  return {
    bytes,
    widthPx: Number(headers.get("image-width")),
    heightPx: Number(headers.get("image-height")),
    extension: extensionOf(headers.get("content-type")),
  };
}

function drawing(headers: Headers, bytes: Buffer): Drawing {
  return {
    bytes,
    type: DRAWING_TYPES.find((type) => headers.get("content-type")?.startsWith(type)) ?? "image/png",
    widthPx: Number(headers.get("image-width")),
    heightPx: Number(headers.get("image-height")),
    missing: [...decodeURIComponent(headers.get("image-missing") ?? "")],
  };
}

/** `image/png` -> `png` */
function extensionOf(mediaType: string | null): Extension {
  const known = Object.entries(MEDIA_TYPES).find(([, type]) => type === mediaType);
  return known ? (known[0] as Extension) : unavailable(mediaType);
}
