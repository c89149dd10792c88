import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_MB } from "#shared/images/constants.ts";

/** Refuses an upload. @throws file_too_big */
export function tooBig(message: string = MESSAGES.fileSize(MAX_IMAGE_MB)): never {
  fail("file_too_big", { errors: [{ path: "image", message }] });
}
