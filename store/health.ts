import { connect } from "node:net";
import { FrameReader, frameCommand, parseRequest } from "./wire.ts";

const PING = frameCommand({ ping: 1, $db: "admin" });

/** Health check: one round trip on a connection of its own, which takes no client's place. True when it is answered in `ms`. */
export function ping(uri: string, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const frames = new FrameReader();
    const socket = connect(whereabouts(uri));
    const end = (isAnswered: boolean) => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(isAnswered);
    };
    const deadline = setTimeout(end, ms, false);
    socket.on("error", () => end(false)).on("close", () => end(false));
    socket.on("data", (chunk) => {
      try {
        for (const reply of frames.push(chunk)) end(parseRequest(reply).body.ok === 1);
      } catch {
        end(false);
      }
    });
    socket.write(PING);
  });
}

/** The socket or the port that a store's address names. */
function whereabouts(uri: string): { path: string } | { host: string; port: number } {
  const address = decodeURIComponent(/^mongodb:\/\/(?:[^@/]*@)?([^/]*)\//.exec(uri)?.[1] ?? "");
  if (address.startsWith("/")) return { path: address };
  const [host = "", port] = address.split(":");
  return { host, port: Number(port) };
}
