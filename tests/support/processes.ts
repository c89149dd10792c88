import { readdirSync, readFileSync } from "node:fs";

export type Process = { pid: number; command: string };

/** Processes whose parent is `pid`, from /proc. */
export function childrenOf(pid: number): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1] ?? "";
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return Number(stat.split(" ")[1]) === pid ? [{ pid: Number(name), command }] : [];
      } catch {
        return [];
      }
    });
}

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Resident memory of a process in MB (2^20 bytes). */
export const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** Files and sockets that a process holds open. */
export const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
