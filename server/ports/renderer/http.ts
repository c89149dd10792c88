import { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import { SERVICE, signAccessToken } from "#program/token.ts";
import type { Secrets } from "#shared/auth/keys.ts";
import { DRAWING_TYPES } from "#shared/drawings/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { failureFrom } from "#shared/errors/received.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from "#shared/images/constants.ts";
import { formatCrop } from "#shared/images/crop.ts";
import { type Extension, MEDIA_TYPES } from "#shared/images/variant.ts";
import { ORDER_OWNER } from "#shared/lib/order.ts";
import { DrawnMail } from "#shared/mail/schema.ts";
import { BRAND_HEADER, packBrand } from "#shared/reseller/brand/inMails.ts";
import { Media, Rendered } from "#shared/signatures/schema.ts";
import type { Caller, Drawing, Renderer, StoredCopy } from "./renderer.ts";
import { watchdog } from "./watchdog.ts";

/** `isThere`: false while the address may be somebody else's, who must see none of our tokens */
type Answer = Dispatcher.ResponseData;
/** A call's end is the signal's; a long one also ends when the renderer stands still. */
type Init = {
  isLong?: boolean;
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  body?: string | Readable;
  signal: AbortSignal;
};
type Settings = { url: string; tokenSecret: Secrets; isThere?: () => boolean };

/** Until it must have answered something simple, or have begun to take a picture. */
const ANSWER_MS = 2000;
/** A busy machine is no reason to give up what is being drawn. */
const LIVE_MS = 4000;
/** The first mail loads what draws them. */
const MAIL_MS = 10_000;
/** A picture may wait ten seconds in line, and then take its twelve. */
const PICTURE_MS = 24_000;
/** A drawing takes milliseconds; the first one of all loads fonts. */
const DRAWING_MS = 12_000;
const TOKEN_TTL_S = 600;

/** The renderer over HTTP, as a process beside us or elsewhere. */
export function httpRenderer({ url, tokenSecret, isThere = () => true }: Settings): Renderer {
  const token = serviceToken(tokenSecret);
  const begin = watchdog(() => answersWithin(LIVE_MS, "/health/live"));
  // A third of what `fetch` takes. It follows no redirect: who answers with one is not the renderer.
  const dispatcher = new Agent({ connect: { timeout: ANSWER_MS } });
  const call = async (path: string, init: Init, { owner, signal }: Caller = {}): Promise<Answer> => {
    if (!isThere()) unavailable("it is being started");
    const { isLong, ...options } = init;
    const watched = isLong ? begin() : null;
    const signals = [init.signal, signal, watched?.signal].filter((one) => one !== undefined);
    const answer = await request(`${url}${path}`, {
      dispatcher,
      ...options,
      signal: signals.length > 1 ? AbortSignal.any(signals) : init.signal,
      headers: { ...init.headers, "access-token": await token(), ...(owner && { [ORDER_OWNER]: owner }) },
    }).catch((error) => {
      watched?.end();
      if (signal?.aborted) throw signal.reason;
      unavailable(error);
    });
    if (watched) answer.body.once("close", watched.end);
    const { statusCode: status, headers, body } = answer;
    if (status >= 200 && status < 300) return answer;
    const retryAfter = headers["retry-after"];
    throw await failureFrom({ status, url: `${url}${path}`, retryAfter, json: () => body.json() });
  };
  const post = (
    path: string,
    body: unknown,
    { ms, ...headers }: { ms: number } & Record<string, string | number>,
    caller?: Caller,
  ) =>
    call(
      path,
      {
        method: "POST",
        headers: { "content-type": "application/json", ...(headers as Record<string, string>) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ms),
        isLong: ms > ANSWER_MS,
      },
      caller,
    );
  const upload = async <T>(
    path: string,
    stream: Readable,
    read: (answer: Answer) => Promise<T>,
    caller?: Caller,
  ): Promise<T> => {
    const body = watched(stream);
    try {
      return await read(await call(path, body.init, caller));
    } catch (error) {
      // An upload that breaks off or is too long ends the call; then that is what the person should hear.
      throw body.failure() ?? error;
    } finally {
      body.done();
    }
  };
  const answersWithin = (ms: number, path: string) =>
    call(path, { signal: AbortSignal.timeout(ms) })
      .then(({ body }) => body.dump())
      .then(
        () => true,
        () => false,
      );
  const jsonOf = ({ body }: Answer) => body.json().catch(unavailable);
  const bytesOf = async ({ body }: Answer) => Buffer.from(await body.arrayBuffer().catch(unavailable));

  return {
    async render(signature, { imageHost, links, shownLinks, density, eventsUrl, brandingUrl, brandingText }) {
      const branding = brandingUrl && brandingText ? { url: brandingUrl, text: brandingText } : null;
      const options = { imageHost, links, shownLinks, density, eventsUrl, ...(branding && { branding }) };
      return Rendered.parse(await jsonOf(await post("/render", { signature, options }, { ms: ANSWER_MS })));
    },

    async mail(name, props, language, brand) {
      const headers = { "accept-language": language, ...(brand && { [BRAND_HEADER]: packBrand(brand) }) };
      const drawn = await post(`/mails/${name}`, props, { ms: MAIL_MS, ...headers });
      return DrawnMail.parse(await jsonOf(drawn));
    },

    async source(stream, crop, caller) {
      const query = crop ? `?crop=${formatCrop(crop)}` : "";
      const read = async (answer: Answer) => storedCopy(answer.headers, await bytesOf(answer));
      return upload(`/images/source${query}`, stream, read, caller);
    },

    async ink(source, caller) {
      return upload("/images/ink", Readable.from([source]), async (answer) => inkIn(await jsonOf(answer)), caller);
    },

    async variant(source, variant, caller) {
      const values = Object.entries(variant).filter(([, value]) => value !== undefined && value !== null);
      const query = new URLSearchParams(values.map(([key, value]) => [key, String(value)]));
      return upload(`/images/variant?${query}`, Readable.from([source]), bytesOf, caller);
    },

    async icon(name) {
      const init = { signal: AbortSignal.timeout(DRAWING_MS), isLong: true };
      return bytesOf(await call(`/icons/${encodeURIComponent(name)}`, init));
    },

    async sample(name, caller) {
      return bytesOf(await call(`/samples/${name}`, { signal: AbortSignal.timeout(DRAWING_MS), isLong: true }, caller));
    },

    async draw(kind, input, type, caller) {
      const answer = await post(`/drawings/${kind}`, input, { ms: DRAWING_MS, accept: type }, caller);
      return drawing(answer.headers, await bytesOf(answer));
    },

    async sheet(sheet, caller) {
      return bytesOf(await post("/sheets", sheet, { ms: DRAWING_MS }, caller));
    },

    async cards(card, caller) {
      return bytesOf(await post("/sheets/cards", card, { ms: DRAWING_MS }, caller));
    },

    async thumbnail(source, caller) {
      const read = async (answer: Answer) => drawing(answer.headers, await bytesOf(answer));
      return upload("/drawings/video", Readable.from([source]), read, caller);
    },

    async picture({ pictures, ...order }, caller) {
      const inBase64 = Object.entries(pictures).map(([src, bytes]) => [src, bytes.toString("base64")]);
      const body = { ...order, pictures: Object.fromEntries(inBase64) };
      const answer = await post("/pictures", body, { ms: PICTURE_MS }, caller);
      return drawing(answer.headers, await bytesOf(answer));
    },

    async forget(hash) {
      const signal = AbortSignal.timeout(ANSWER_MS);
      await call(`/signature/${hash}`, { method: "DELETE", signal })
        .then(({ body }) => body.dump())
        .catch(() => {});
    },

    ready: () => answersWithin(ANSWER_MS, "/health/ready"),
  };
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

/** A stream of bytes that are here already as the body of a call: first the connection has to stand, then all has its time. */
function watched(stream: Readable) {
  const abort = new AbortController();
  let clock = setTimeout(() => abort.abort(), ANSWER_MS);
  let failure: unknown;

  async function* read() {
    clearTimeout(clock);
    clock = setTimeout(() => abort.abort(), PICTURE_MS);
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
  }

  const init = {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: Readable.from(read()),
    signal: abort.signal,
    isLong: true,
  } satisfies Init;
  const done = () => {
    clearTimeout(clock);
    // Whoever was refused early is still sending: read on, so that they get to hear it.
    stream.resume();
  };
  return { init, failure: () => failure, done };
}

function storedCopy(headers: Answer["headers"], bytes: Buffer): StoredCopy {
  return {
    bytes,
    widthPx: Number(headers["image-width"]),
    heightPx: Number(headers["image-height"]),
    extension: extensionOf(headers["content-type"]),
    ink: inkIn(JSON.parse(String(headers["image-ink"] ?? null))),
  };
}

function drawing(headers: Answer["headers"], bytes: Buffer): Drawing {
  return {
    bytes,
    type: DRAWING_TYPES.find((type) => String(headers["content-type"]).startsWith(type)) ?? "image/png",
    widthPx: Number(headers["image-width"]),
    heightPx: Number(headers["image-height"]),
    missing: [...decodeURIComponent(String(headers["image-missing"] ?? ""))],
  };
}

/** A renderer of another version may measure otherwise, which is as good as not measured. */
function inkIn(json: unknown): StoredCopy["ink"] {
  const { data } = Media.shape.photo2Ink.safeParse(json);
  return data ?? null;
}

/** `image/png` -> `png` */
function extensionOf(mediaType: string | string[] | undefined): Extension {
  const known = Object.entries(MEDIA_TYPES).find(([, type]) => type === mediaType);
  return known ? (known[0] as Extension) : unavailable(mediaType);
}
