import { percentEncoded } from "#shared/lib/percent.ts";

/**
 * The `content-disposition` of a download (RFC 6266): the name in UTF-8, and in ASCII for programs that know no other.
 * @param fileName without quotes, slashes and control characters
 */
export function attachment(fileName: string, asciiName: string): string {
  const encoded = percentEncoded(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
}
