/** May a reply be gzipped for whoever sent this `Accept-Encoding`? */
export function acceptsGzip(header = ""): boolean {
  const match = /(?:^|[\s,])(?:x-)?gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(header);
  return match !== null && Number(match[1] ?? 1) > 0;
}
