import { once } from "node:events";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import type { Test } from "tap";

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/**
 * A real SMTP server on 127.0.0.1 that keeps what arrives. It refuses recipients for good whose address starts with
 * `nobody`, and for now those that start with `later`.
 */
export async function startMailbox(t: Pick<Test, "teardown">, port = 0) {
  const mails: ParsedMail[] = [];
  /** as they came over the wire */
  const raw: string[] = [];
  const envelopes: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (/^(nobody|later)/.test(address))
        return done(
          Object.assign(new Error("There is no such mailbox."), { responseCode: address.startsWith("n") ? 550 : 450 }),
        );
      done();
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      raw.push(bytes.toString("latin1"));
      envelopes.push(envelope.rcptTo.map(({ address }) => address));
      mails.push(await simpleParser(bytes, { skipImageLinks: true }));
      done();
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  t.teardown(stop);
  const address = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, mails, raw, envelopes, stop };
}

/** The first address of a mail that leads to a path of ours. */
export function linkIn({ text }: Pick<ParsedMail, "text">, path: string): string {
  const link = text?.split(/\s+/).find((word) => word.includes(path));
  if (!link) throw new Error(`There is no link to ${path} in:\n${text}`);
  return link;
}
