import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Person, Product } from "#tests/support/product.ts";
import { inPace } from "./pace.ts";

/** Somebody with a signature that has short links; their saves are numbered. */
export type Author = Person & { hash: string; links: string[]; saves: { sent: number; acknowledged: number } };
/** What is put under load. */
export type Target = {
  ask: Product["ask"];
  authors: Author[];
  picture: Buffer;
  save(author: Author): Promise<Answer>;
  click(author: Author): Promise<Answer>;
};

export type Kind = "read" | "save" | "upload" | "click" | "page" | "picture" | "login";

/** Pauses of each kind's worker in milliseconds, within what one account and address may do. */
const PAUSES: Record<Kind, number> = {
  read: 40,
  save: 400,
  upload: 700,
  click: 20,
  page: 100,
  picture: 300,
  login: 400,
};

/** `at`: when it was asked, by `performance.now()`. */
export type Heard = Answer & { kind: Kind; at: number };
export type Load = ReturnType<typeof startLoad>;

/** Long loads hear a million answers: of pages and pictures only the beginning is kept. */
const MAX_KEPT = 2_000;
const shortened = (answer: Answer): Answer =>
  answer.text.length <= MAX_KEPT
    ? answer
    : { ...answer, text: answer.text.slice(0, 200), body: Buffer.alloc(0), json: () => null };

/** People at work: one worker for each kind and author, at a steady pace, until it is stopped. */
export function startLoad(
  target: Target,
  { slower = {} as Partial<Record<Kind, number>>, kinds = Object.keys(PAUSES) as Kind[] } = {},
) {
  const { authors, picture, ask } = target;
  const heard: Heard[] = [];
  let isOver = false;
  const calls: Record<Kind, (at: number) => Promise<Answer>> = {
    read: (at) => author(at).call("GET", `/_/signatures/${author(at).hash}`),
    save: (at) => target.save(author(at)),
    upload: (at) => author(at).upload(picture),
    click: (at) => target.click(author(at)),
    page: (at) => ask("GET", `/preview/${author(at).hash}`, { from: author(at).from }),
    picture: (at) => ask("GET", `/api/signatures/${author(at).hash}/picture.png`, { from: author(at).from }),
    login: (at) => author(at).login(),
  };
  const author = (at: number) => authors[at % authors.length] as Author;
  const work = async (kind: Kind, at: number) => {
    while (!isOver) {
      const startedAt = performance.now();
      const answer = await calls[kind](at);
      heard.push({ ...shortened(answer), kind, at: startedAt });
      await sleep(PAUSES[kind] * (slower[kind] ?? 1) * (0.5 + Math.random()));
    }
  };
  const workers = kinds.flatMap((kind) => authors.slice(0, 4).map((_, at) => work(kind, at)));
  return {
    heard,
    /** Lets each finish what it asked for. @returns all answers */
    async stop() {
      isOver = true;
      await Promise.all(workers);
      return heard;
    },
  };
}

/** Every request is answered by then, whatever has failed. */
const ANSWERED_MS = 10_000;

export type Rules = {
  /** statuses that are right beside 503 with Retry-After; by kind */
  may?: Partial<Record<Kind, number[]>>;
  /** kinds that must not notice anything */
  unharmed?: Kind[];
  /** until when each must be answered */
  withinMs?: number;
};

const RIGHT: Record<Kind, number> = {
  read: 200,
  save: 200,
  upload: 200,
  click: 302,
  page: 200,
  picture: 200,
  login: 200,
};

/** A machine with too much to do refuses somebody now and then; a fault refuses most. */
const BUSY_SHARE = 0.02;

/** What is wrong with the answers: none, too late, without a reason to come back, or worse than it had to be. */
export function faultsOf(heard: Heard[], { may = {}, unharmed = [], withinMs = ANSWERED_MS }: Rules = {}): string[] {
  const problems = heard.flatMap(({ kind, status, error, ms, headers, text }) => {
    const seen = `${kind} ${error ?? status} after ${Math.round(ms)} ms`;
    if (status === 0) return [`no answer: ${seen}`];
    if (ms > inPace(withinMs)) return [`too late: ${seen}`];
    if (status === RIGHT[kind] || may[kind]?.includes(status)) return [];
    if (status !== 503) return [`${seen} ${text.slice(0, 100)}`];
    return Number(headers["retry-after"]) > 0 ? [] : [`without Retry-After: ${seen}`];
  });
  for (const kind of unharmed) {
    const answers = heard.filter((answer) => answer.kind === kind);
    const refused = answers.filter(({ status }) => status === 503).length;
    if (refused > Math.max(1, answers.length * BUSY_SHARE))
      problems.push(`${kind}: ${refused} of ${answers.length} were refused`);
  }
  return alike(problems);
}

/** Many of one sort are one line. */
function alike(problems: string[]): string[] {
  const sorts = Map.groupBy(problems, (problem) => problem.replace(/\d+ ms/, "… ms"));
  return [...sorts.values()].map((same) => (same.length > 1 ? `${same.length} x ${same[0]}` : (same[0] as string)));
}

/** `512 answers, 40 x 503, p99 81 ms, slowest 2512 ms` */
export function summary(heard: Heard[]): string {
  const times = heard.map(({ ms }) => ms).sort((a, b) => a - b);
  const refused = heard.filter(({ status }) => status === 503).length;
  return `${heard.length} answers, ${refused} x 503, p99 ${Math.round(percentile(times, 99))} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms`;
}

/** Of sorted values. */
export const percentile = (sorted: number[], per: number) => sorted[Math.ceil((sorted.length * per) / 100) - 1] ?? 0;
