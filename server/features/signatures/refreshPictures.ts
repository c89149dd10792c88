import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import mongoose from "mongoose";
import { imageVariants, PICTURE_RULES } from "#renderer/signature/images.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import * as images from "../images/service.ts";
import { isRevision, SignatureModel, storedSignatures } from "./model.ts";

const LOOK_MS = 1000;

/**
 * After an update that shows stored pictures in other copies than before: makes those that saved signatures now refer
 * to, one signature at a time and beside all other work. Copies of mails that were sent stay as they are. What is cut
 * short goes on at the next start.
 */
export function refreshPictures(log: FastifyBaseLogger) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work: Promise<void> = Promise.resolve();

  async function refresh() {
    const outdated = SignatureModel.find({ pictureRules: mongoose.trusted({ $ne: PICTURE_RULES }) });
    let count = 0;
    for await (const stored of outdated.lean().cursor()) {
      const record = storedSignatures.read(stored);
      if (!record) continue;
      const { _id, hash, content, revision } = record;
      while (!signal.aborted && !(await renderer().ready())) await setTimeout(LOOK_MS, null, { signal });
      if (signal.aborted) return;
      try {
        await images.ensureVariants(imageVariants(content));
      } catch (error) {
        // A picture that cannot be drawn must not keep all others waiting; it is tried again at the next start.
        log.warn({ err: error, hash }, "pictures of a saved signature could not be brought up to date");
        continue;
      }
      // Whoever saved in between has made the copies already.
      await SignatureModel.updateOne(
        { _id, revision: isRevision(revision) },
        { pictureRules: PICTURE_RULES },
        { timestamps: false },
      );
      count++;
    }
    if (count > 0) log.info({ count }, "pictures of saved signatures were brought up to date");
  }

  return {
    start() {
      work = refresh().catch((error) => {
        if (!signal.aborted) log.warn({ err: error }, "pictures of saved signatures could not be brought up to date");
      });
    },
    /** Resolves when there is nothing left to do. */
    done: () => work,
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
