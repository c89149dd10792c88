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

const TIMEOUT_MS = 10_000;

/** Files in one bucket of an S3-compatible service, by path: every such service understands that. */
export function s3Files({ endpoint, bucket, ...credentials }: S3Settings): Files {
  const s3 = new S3mini({
    ...credentials,
    endpoint: `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`,
    requestAbortTimeout: TIMEOUT_MS,
  });
  /** One more try, as connections of such services end without a word now and then. */
  const ask = <T>(call: () => Promise<T>): Promise<T> =>
    call()
      .catch(() => call())
      .catch(refuse);

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
