import type { ParsedMail } from "mailparser";
import type { Test } from "tap";
import { linkIn } from "./mailbox.ts";
import * as make from "./make.ts";
import { receiveMails } from "./sending.ts";
import { startApp } from "./startApp.ts";

/** A new password of somebody's, one that no list of breached ones has. */
export const NEW_PASSWORD = "nine quiet lanterns";

/** People, what reaches their mailboxes, and strangers who try something. */
export async function startWithPeople(t: Test) {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  /** Each attempt has an address of its own, or the limit on attempts would end the tests. */
  let addresses = 0;
  return {
    app,
    mailbox,
    /** Somebody whose address is confirmed. */
    confirmed: async () => {
      const person = await app.person();
      await make.confirm(person);
      await mailbox.read();
      return person;
    },
    login: ({ email, password }: { email: string; password: string }, headers: Record<string, string> = {}) =>
      app.anyone.post("/security/login", { email, password }, headers),
    refresh: (refreshToken: string) => app.anyone.post("/security/token/refresh", { refresh_token: refreshToken }),
    stranger: () => app.withToken(null, `10.8.0.${addresses++}`),
  };
}

type App = Awaited<ReturnType<typeof startApp>>;
export type Person = Awaited<ReturnType<App["person"]>>;
export type Answer = Awaited<ReturnType<Person["get"]>>;

export const statusOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).statusCode;
export const emailOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).json().email;
/** Of how many answers to the same call that is what came. */
export const wins = (answers: Answer[], status = 204) =>
  answers.filter(({ statusCode }) => statusCode === status).length;
export const twenty = <T>(make: () => T) => Promise.all(Array.from({ length: 20 }, make));
/** The last part of a mailed link. */
export const tokenIn = (mail: ParsedMail | undefined, path: string) =>
  linkIn(mail ?? {}, path)
    .split("/")
    .at(-1) ?? "";
