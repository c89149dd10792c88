import { refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";

/** A photo of somebody is a picture of the team. @throws invalid_input */
export async function mustOwnPhoto({ team }: Viewer, photo: string): Promise<void> {
  if ((await images.refused([photo], team._id)).size > 0) refuse("facts.photo", MESSAGES.foreignPicture);
}
