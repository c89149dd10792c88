import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { setPriority } from "node:os";

/** Behind what people wait for, which shares the processors with it. */
const NICENESS = 5;
/** Strangers' bytes are read there, so it gets to know nothing else: no secrets, no addresses. */
const PASSED_ON = /^(?:PATH|NODE_COMPILE_CACHE|MALLOC_\w+|LD_LIBRARY_PATH|TMPDIR|TEMP|TZ|SystemRoot)$/;

type Bounds = {
  /** from the start of the process to its answer */
  deadlineMs: number;
  heapMb: number;
};

/**
 * Starts a process for what strangers sent: neither a crash nor an endless job takes anything else along. A thread would not do:
 * the bound of our own heap holds for the heaps of all threads, whatever they are told.
 * @throws Error when the system has no memory or file handle left for it; without a `pid` when it has no process
 */
export function forkApart(
  main: string,
  { heapMb, stderr }: Pick<Bounds, "heapMb"> & { stderr: "inherit" | "ignore" },
): ChildProcess {
  const child = fork(main, {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4"],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
    stdio: ["ignore", "inherit", stderr, "ipc"],
  });
  child.once("spawn", () => lower(child.pid));
  return child;
}

function lower(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // Gone already, or a system that does not let us: then it runs like the others.
  }
}

type Answer<Output> = { value: Output } | { problem: string };

/**
 * Has a process of its own do one piece of work, which its main file does with `answerOnce`. It has been ended when this is over.
 * @throws Error for work that fails, takes too long, fills its heap, or ends without a word
 */
export async function runApart<Output>(
  main: string,
  input: Serializable,
  { deadlineMs, heapMb }: Bounds,
): Promise<Output> {
  // What it has to say of a full heap is a page long, and a stranger's doing.
  const child = forkApart(main, { heapMb, stderr: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  let late: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer<Output>>((resolve, reject) => {
      late = setTimeout(() => reject(new Error(`It took more than ${deadlineMs} ms.`)), deadlineMs);
      child.once("message", (message) => resolve(message as Answer<Output>));
      child.on("error", reject);
      child.once("exit", (code, signal) => reject(new Error(`It ended by itself: ${signal ?? code}.`)));
      child.send(input, (error) => error && reject(error));
    });
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.value;
  } finally {
    clearTimeout(late);
    child.kill("SIGKILL");
    await ended;
  }
}

/** The other side: does the work that this process was started for, and answers. */
export function answerOnce<Input, Output>(work: (input: Input) => Output): void {
  process.once("message", (input: Input) => process.send?.(outcomeOf(() => work(input))));
  // The channel closes with the process that started us, however it ended.
  process.once("disconnect", () => process.exit(0));
}

function outcomeOf<Output>(work: () => Output): Answer<Output> {
  try {
    return { value: work() };
  } catch (error) {
    return { problem: String((error as Error)?.stack ?? error) };
  }
}
