import { AsyncLocalStorage } from "node:async_hooks";
import { S3mini, S3ServiceError } from "s3mini";
import { Failure } from "#shared/errors/catalogue.ts";
import { checkName, type Files } from "./files.ts";

export type S3Settings = {
  /** address of the service, without the bucket */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** So long may one file take on its way, its second try included: a picture of 5 MB, or the refusal. */
const FILE_MS = 4000;

/** Files in one bucket of an S3-compatible service, by path: every such service understands that. */
export function s3Files({ endpoint, bucket, ...credentials }: S3Settings): Files {
  /** The deadline of the call that a request is part of: the client's own is one for each request. */
  const deadlines = new AsyncLocalStorage<AbortSignal>();
  const s3 = new S3mini({
    ...credentials,
    endpoint: `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`,
    fetch: (url, init) => fetch(url, { ...init, signal: deadlines.getStore() ?? null }),
  });
  /** One more try within the deadline, as connections of such services end without a word now and then. */
  const ask = <T>(call: () => Promise<T>): Promise<T> => {
    const deadline = AbortSignal.timeout(FILE_MS);
    const again = (error: unknown) => {
      if (deadline.aborted) throw error;
      return call();
    };
    return deadlines.run(deadline, () => call().catch(again).catch(refuse));
  };

  return {
    put: (name, bytes, contentType) =>
      ask(async () => {
        const response = await s3.putObject(checkName(name), bytes, contentType);
        await response.body?.cancel();
      }),
    get: (name) =>
      ask(async () => {
        const bytes = await s3.getObjectArrayBuffer(checkName(name));
        return bytes && Buffer.from(bytes);
      }),
    has: (name) => ask(async () => (await s3.objectExists(checkName(name))) === true),
    list: (prefix) => ask(async () => ((await s3.listObjects("/", checkName(prefix))) ?? []).map(({ Key }) => Key)),
    remove: (name) =>
      ask(async () => {
        await s3.deleteObject(checkName(name));
      }),
  };
}

function refuse(cause: unknown): never {
  const isFull = cause instanceof S3ServiceError && /QuotaExceeded|StorageFull/.test(cause.serviceCode ?? "");
  throw isFull ? new Failure("store_full", { cause }) : new Failure("unavailable", { retryAfterSeconds: 5, cause });
}
