/** Signoff as `npm start` runs it, on ports of its own. */
import { npmStart } from "#tests/support/npmStart.ts";
import { freePort } from "#tests/support/ports.ts";
import { startServer } from "./http.ts";

type How = {
  /** settings besides those of every bench */
  env?: Readonly<Record<string, string>>;
  /** on one core, for rates of a core */
  isPinned?: boolean;
};

/** Starts it on a data folder and resolves when it is ready. @returns the process and its address */
export async function startSignoff(dataDir: string, { env = {}, isPinned = true }: How = {}) {
  const [port, rendererPort] = [await freePort(), await freePort()];
  const base = `http://127.0.0.1:${port}`;
  const server = await startServer({
    args: npmStart.args,
    env: {
      ...npmStart.env,
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      RENDERER_PORT: String(rendererPort),
      DATA_DIR: dataDir,
      ...env,
    },
    readyUrl: `${base}/health/ready`,
    isPinned,
  });
  return { ...server, base };
}
