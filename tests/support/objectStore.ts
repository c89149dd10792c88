import type { Test } from "tap";
import { fakeServer } from "./fakeServer.ts";

/** What an app needs to use it. */
export const S3_SETTINGS = { bucket: "pictures", region: "auto", accessKeyId: "key", secretAccessKey: "secret" };

/** A stand-in for an S3-compatible service with one bucket, which checks who asks and can be told to fail. */
export async function startObjectStore(t: Pick<Test, "teardown">) {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  let failure = 0;
  const { url, stop } = await fakeServer(t, (request, response) => {
    const key = request.url ?? "";
    const isSigned = request.headers.authorization?.startsWith(
      `AWS4-HMAC-SHA256 Credential=${S3_SETTINGS.accessKeyId}/`,
    );
    if (failure) return request.resume().once("end", () => response.writeHead(failure).end());
    if (!isSigned || !key.startsWith(`/${S3_SETTINGS.bucket}/`)) return response.writeHead(403).end();
    const asked = new URL(key, "http://localhost");
    if (request.method === "GET" && asked.searchParams.has("list-type")) {
      const begin = `/${S3_SETTINGS.bucket}/${asked.searchParams.get("prefix") ?? ""}`;
      const names = [...objects.keys()].map(decodeURIComponent).filter((name) => name.startsWith(begin));
      const rows = names.map((name) => `<Contents><Key>${name.slice(S3_SETTINGS.bucket.length + 2)}</Key></Contents>`);
      response.writeHead(200, { "content-type": "application/xml" });
      return response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join("")}</ListBucketResult>`);
    }
    const found = objects.get(key);
    if (request.method === "PUT") {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      return request.on("end", () => {
        objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers["content-type"] ?? "" });
        response.writeHead(200).end();
      });
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": found.type, "content-length": found.bytes.length });
    return response.end(request.method === "HEAD" ? undefined : found.bytes);
  });
  return {
    url,
    stop,
    objects,
    /** Answers every request with this status; 0 works again. */
    failWith(status: number) {
      failure = status;
    },
  };
}
