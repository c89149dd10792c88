/** A multipart form, written by hand so that every wrong one can be written too. */
export function form(parts: { name: string; filename?: string; body: Buffer | string }[]) {
  const boundary = "----signoff-test";
  const body = Buffer.concat([
    ...parts.flatMap(({ name, filename, body }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\ncontent-type: image/jpeg` : ""}\r\n\r\n`,
      ),
      Buffer.from(body),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}
