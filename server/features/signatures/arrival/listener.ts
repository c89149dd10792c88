import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { MAX_CHECKED_MAIL_BYTES } from "#shared/arrival/schema.ts";
import { byAddress, mayTake } from "../../../db/cache/limit.ts";
import { keepMail, tokenOf } from "./checks.ts";
import { doorkeeper } from "./door.ts";

/** By the address of the sender's server: those of large mail services send for many. */
const CONNECTIONS = { limit: 120, windowMs: 60_000 };
/** Addresses that are asked for; who guesses them gets none in a lifetime. */
const RECIPIENTS = { limit: 60, windowMs: 60_000 };
/** Of all addresses; each may hold one mail in memory while it comes. */
const MAX_CLIENTS = 40;
const IDLE_MS = 20_000;

type Done = (error?: Error | null) => void;

/** What an SMTP client hears, with the code that says whether it shall try again. */
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const UNKNOWN = () => refusal(550, "5.1.1 There is no such mailbox here");
const TOO_BIG = () => refusal(552, "5.3.4 The message is too big");
const ONE_ONLY = () => refusal(452, "4.5.3 One recipient at a time");
const TOO_MANY = () => refusal(421, "4.7.0 Too many connections, try again later");
const LATER = () => refusal(451, "4.3.0 Not now, try again later");

type Options = { port: number; host: string; domain: string; log: FastifyBaseLogger };

/**
 * Takes mails to check addresses, and none for anybody else: it passes nothing on, knows no accounts, and keeps one mail of each
 * address for as long as that is open. The mail is not read here, the browser of its person does that.
 */
export async function listenForMail({
  port,
  host,
  domain,
  log,
}: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const broken = (error: unknown) => log.debug({ err: error }, "a connection with mail broke off");
  const later = (done: Done) => (error: unknown) => {
    log.error({ err: error }, "a mail to a check address could not be taken");
    done(LATER());
  };
  const door = doorkeeper();
  const server = new SMTPServer({
    name: domain,
    banner: "Signoff",
    size: MAX_CHECKED_MAIL_BYTES,
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_MS,
    closeTimeout: 1000,
    onConnect({ remoteAddress }, done) {
      mayTake(byAddress("check-mail", remoteAddress, CONNECTIONS)).then(
        (isAllowed) => done(isAllowed ? null : TOO_MANY()),
        later(done),
      );
    },
    onRcptTo({ address }, session, done) {
      findRecipient(address, session).then(done, later(done));
    },
    onData(stream, session, done) {
      door.begin(session.id);
      // A mail that was not sent to its end is its sender's business, who is not there any more to hear of it.
      const failed = (error: unknown) => (stream.readableEnded ? later(done) : broken)(error);
      takeMail(stream, session).then(done, failed);
    },
  });
  // Before the server counts it: what is sent away again takes nobody's place.
  const connect = server.connect.bind(server);
  server.connect = (socket, options) => {
    const id = options?.id ?? randomUUID();
    if (door.letIn(socket, id)) connect(socket, { ...options, id });
  };
  // What a client does wrong is its own; `listening` hears of what keeps us from starting.
  server.on("error", broken);
  server.server.listen({ port, host });
  await once(server.server, "listening");
  const bound = server.server.address();
  return {
    port: typeof bound === "object" && bound ? bound.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function findRecipient(address: string, { envelope, remoteAddress }: SMTPServerSession): Promise<Error | null> {
  if (envelope.rcptTo.length > 0) return ONE_ONLY();
  if (!(await mayTake(byAddress("check-recipient", remoteAddress, RECIPIENTS)))) return TOO_MANY();
  return (await tokenOf(address)) ? null : UNKNOWN();
}

async function takeMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Error | null> {
  const source = await whole(stream);
  if (!source) return TOO_BIG();
  const token = await tokenOf(envelope.rcptTo[0]?.address ?? "");
  return token && (await keepMail(token, source)) ? null : UNKNOWN();
}

/** All of it has to be read before an answer is heard; what is too big is not kept meanwhile. */
async function whole(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_CHECKED_MAIL_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return stream.sizeExceeded || length > MAX_CHECKED_MAIL_BYTES ? null : Buffer.concat(chunks);
}
