import { weighted } from "#shared/lib/weighted.ts";

const GZIP = ["gzip", "x-gzip"];

/** May a reply be gzipped for whoever sent this `Accept-Encoding`? */
export const acceptsGzip = (header: string | undefined): boolean =>
  (weighted(header).find(({ name }) => GZIP.includes(name))?.weight ?? 0) > 0;
