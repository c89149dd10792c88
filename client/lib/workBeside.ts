import { offline } from "./problem.ts";

type Deadline = { deadlineMs: number; late(): Error };

/**
 * Has a worker do one piece of work beside the page, which stays quick meanwhile: it is given its input, answers once, and is
 * ended with its answer or at the deadline.
 * @throws what `late` makes, ApiError "offline" when its script does not arrive
 */
export function workBeside<Output>(worker: Worker, input: unknown, { deadlineMs, late }: Deadline): Promise<Output> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(deadline);
      worker.terminate();
    };
    const deadline = setTimeout(() => {
      end();
      reject(late());
    }, deadlineMs);
    worker.onmessage = ({ data }: MessageEvent<Output>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      reject(offline());
    };
    worker.postMessage(input);
  });
}
