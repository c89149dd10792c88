/**
 * What a browser has begun and may finish for some minutes: the id travels in a cookie that scripts cannot read, the
 * rest stays here. Of 256 random bits only the hash is stored.
 */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { TICKET_MINUTES } from "#shared/auth/constants.ts";
import { storedReader } from "../../db/stored.ts";
import { settings } from "../../settings.ts";

type TicketRecord = {
  _id: string;
  /** of whom; null for a guest */
  user: Types.ObjectId | null;
  data: unknown;
  /** how often it was tried already */
  tries: number;
  expiresAt: Date;
};

const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, default: null },
  data: { type: Schema.Types.Mixed, required: true, shape: z.unknown() },
  tries: { type: Number, default: 0 },
  expiresAt: { type: Date, required: true },
} satisfies Record<keyof TicketRecord, object>;

const schema = new Schema<TicketRecord>(fields, { minimize: false });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // what nobody finished goes by itself

export const TicketModel = mongoose.model<TicketRecord>("Ticket", schema);
const stored = storedReader<TicketRecord>(TicketModel);

/** Each kind in a cookie of its own. */
const COOKIES = {
  signIn: "sign_in",
  pendingSignIn: "pending_sign_in",
  secondStep: "second_step",
  passkey: "passkey",
  mailedProof: "mailed_proof",
} as const;
type Kind = keyof typeof COOKIES;
export type Ticket<T> = { user: Types.ObjectId | null; data: T };

/** Longer than any id of ours: what a cookie says becomes the input of a hash. */
const MAX_ID_LENGTH = 64;

/** Tickets of one kind. One of another kind is none. */
export function tickets<T>(kind: Kind, shape: z.ZodMiniType<T>) {
  const hashOf = (id: string) => createHash("sha256").update(`${kind} ${id}`).digest("base64url");
  const valid = (id: string) => ({ _id: hashOf(id), expiresAt: mongoose.trusted({ $gt: new Date() }) });
  const meant = (record: unknown): Ticket<T> | null => {
    const read = stored.read(record);
    const data = read && z.safeParse(shape, read.data);
    return read && data?.success ? { user: read.user, data: data.data } : null;
  };
  const idIn = ({ cookies }: Pick<FastifyRequest, "cookies">): string | null => {
    const id = cookies[COOKIES[kind]];
    return id && id.length <= MAX_ID_LENGTH ? id : null;
  };

  return {
    /** @returns the id, for `give` */
    async make(data: T, user: Types.ObjectId | null): Promise<string> {
      const id = randomBytes(32).toString("base64url");
      const expiresAt = new Date(Date.now() + TICKET_MINUTES * 60_000);
      await TicketModel.create({ _id: hashOf(id), user, data, expiresAt });
      return id;
    },

    /** The ticket of this browser, which stays valid; null when it has none. */
    async read(request: Pick<FastifyRequest, "cookies">): Promise<Ticket<T> | null> {
      const id = idIn(request);
      return id ? meant(await TicketModel.findOne(valid(id)).lean()) : null;
    },

    /** Uses the ticket of this browser up, by one atomic write: of many at once one gets it. Null for all others. */
    async take(request: Pick<FastifyRequest, "cookies">): Promise<Ticket<T> | null> {
      const id = idIn(request);
      return id ? meant(await TicketModel.findOneAndDelete(valid(id)).lean()) : null;
    },

    /** Counts a try before it is made, so that many at once are as many tries. Null when there were `most` of them. */
    async attempt(request: Pick<FastifyRequest, "cookies">, most: number): Promise<Ticket<T> | null> {
      const id = idIn(request);
      if (!id) return null;
      const filter = { ...valid(id), tries: mongoose.trusted({ $lt: most }) };
      return meant(await TicketModel.findOneAndUpdate(filter, { $inc: { tries: 1 } }).lean());
    },

    give(reply: FastifyReply, id: string) {
      reply.setCookie(COOKIES[kind], id, {
        path: "/api",
        httpOnly: true,
        sameSite: "lax",
        secure: settings().isSecure,
        maxAge: TICKET_MINUTES * 60,
      });
    },

    forget: (reply: FastifyReply) => void reply.clearCookie(COOKIES[kind], { path: "/api" }),
  };
}
