import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import * as z from "zod/mini";
import { formsOf } from "#renderer/signature/forms.ts";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { type Handler, handler, type Job } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { atStart, schedule, type Upkeep } from "../../jobs/schedule.ts";
import { type Ink, renderer } from "../../ports/renderer/renderer.ts";
import * as images from "../images/service.ts";
import { inkOf } from "./ink.ts";
import { isRevision, SignatureModel, type SignatureRecord, storedSignatures } from "./model.ts";

/** Signatures that are looked through between two checkpoints. */
const AT_ONCE = 100;
/** A renderer that starts anew, as one picture has ended it, is waited for; one that stays away is not. */
const RENDERER_MS = 30_000;
const LOOK_MS = 1000;

export const PICTURES = kind({
  name: "signatures.pictures",
  data: z.object({
    /** the renderer's rules that ask for it: a process of another version leaves it alone */
    rules: z.int(),
    /** id of the last signature that was looked at; null at the beginning */
    after: z.nullable(StoredId),
  }),
  // A hundred signatures, each with a dozen copies to draw.
  deadlineMs: 30 * 60_000,
  keptMs: 0,
});

const ALL = { rules: PICTURE_RULES, after: null };

/** At every start, as it may follow an update; and at night, for pictures that could not be drawn then. */
export const pictureUpkeep = (): readonly Upkeep[] => [
  atStart(PICTURES, ALL, { key: `rules ${PICTURE_RULES}` }),
  schedule("signatures.pictures", { calendar: "17 3 * * *", kind: PICTURES, data: ALL }),
];

/** Missing counts as null; numbers above ours are of a later version that was taken back. */
const OUTDATED = {
  $or: [
    { pictureRules: mongoose.trusted({ $in: [null, ...Array(PICTURE_RULES).keys()] }) },
    { pictureRules: mongoose.trusted({ $gt: PICTURE_RULES }) },
  ],
};

/**
 * After an update that shows stored pictures in other copies than before: makes those that saved signatures now refer
 * to, one signature at a time and beside all other work. Copies of mails that were sent stay as they are.
 */
export const pictureHandler: Handler = handler(PICTURES, async ({ rules, after }, job) => {
  if (rules !== PICTURE_RULES) throw away("Another version of the program has asked for this.");
  if (after === null && !(await SignatureModel.exists(OUTDATED))) return;

  // Keyset pagination over all of them: each read is bounded, also where nearly all are up to date.
  const page = await SignatureModel.find(after ? { _id: mongoose.trusted({ $gt: after }) } : {}, { pictureRules: 1 })
    .sort({ _id: 1 })
    .limit(AT_ONCE)
    .lean<Pick<SignatureRecord, "_id" | "pictureRules">[]>();
  let last = after;
  let count = 0;
  for (const { _id, pictureRules } of page) {
    if (pictureRules !== PICTURE_RULES && (await refresh(_id, job))) count++;
    if (job.signal.aborted) break;
    last = String(_id);
  }
  if (count > 0) job.log.info({ count }, "pictures of saved signatures were brought up to date");
  if (page.length > 0) return { next: { rules, after: last } };
});

/** @returns true when its copies are there */
async function refresh(_id: SignatureRecord["_id"], { signal, log }: Job): Promise<boolean> {
  const record = storedSignatures.read(await SignatureModel.findById(_id).lean());
  if (!record || !(await rendererComes(signal))) return false;
  const { hash, content, forms, revision } = record;
  let ink: Ink;
  try {
    await images.ensureVariants([content, ...formsOf(content, forms)].flatMap(imageVariants));
    // One from before they were measured at upload; what has to be measured again needs a change of the rules as well.
    ink = await inkOf(content);
  } catch (error) {
    // A picture that cannot be drawn must not keep all others waiting.
    log.warn({ err: error, hash }, "pictures of a saved signature could not be brought up to date");
    return false;
  }
  // Whoever saved in between has made the copies already.
  const filter = { _id, revision: isRevision(revision) };
  const $set = { pictureRules: PICTURE_RULES, ...(ink && { "content.media.photo2Ink": ink }) };
  await SignatureModel.updateOne(filter, { $set }, { timestamps: false });
  return true;
}

/** @returns false when the process ends first. @throws unavailable */
async function rendererComes(signal: AbortSignal): Promise<boolean> {
  for (let waitedMs = 0; !(await renderer().ready()); waitedMs += LOOK_MS) {
    if (waitedMs >= RENDERER_MS) throw away("The renderer is not there.");
    await sleep(LOOK_MS, null, { signal }).catch(() => {});
    if (signal.aborted) return false;
  }
  return true;
}

const away = (why: string) => new Failure("unavailable", { cause: new Error(why) });
