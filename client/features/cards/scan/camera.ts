import { CAMERA_MS } from "./constants.ts";

/** Why there is nothing to see. `insecure`: browsers give a camera to https alone */
export type CameraProblem = "insecure" | "none" | "refused" | "busy";

export class NoCamera extends Error {
  readonly problem: CameraProblem;
  constructor(problem: CameraProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Asks for the camera at the back of a phone, or whichever there is. @throws NoCamera */
export async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new NoCamera("insecure");
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new NoCamera("none");
  const asked = devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  try {
    return await within(asked, CAMERA_MS);
  } catch (error) {
    // One that comes after nobody waits any more is let go at once.
    void asked.then(closeCamera, () => undefined);
    throw error instanceof NoCamera ? error : new NoCamera(problemOf(error));
  }
}

/** Its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** A person may take their time over the question; a camera that is allowed may not. */
async function within(asked: Promise<MediaStream>, ms: number): Promise<MediaStream> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = async () => {
      const answer = await navigator.permissions
        ?.query({ name: "camera" as PermissionName })
        .then(({ state }) => state)
        .catch(() => "unknown");
      if (answer === "granted") reject(new NoCamera("busy"));
      else timer = setTimeout(look, ms);
    };
    timer = setTimeout(look, ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  return "busy";
}
