/** What node:test says while it runs files, as far as it is looked at here. */
type Told = { type: string; data: { file?: string | undefined; entryFile?: string | undefined } };

/** A test may lie in a file that others import; what is run, and fails, is the one that imports it. */
const fileOf = ({ data }: Told) => data.entryFile ?? data.file;

/** The files in which something failed. */
export const failedFiles = (events: readonly Told[]): string[] => [
  ...new Set(events.filter(({ type }) => type === "test:fail").flatMap((event) => fileOf(event) ?? [])),
];

/** What a run found, with what a second run of `files` found in the place of what the first had to say of them. */
export const replaceFiles = <Event extends Told>(
  first: readonly Event[],
  second: readonly Event[],
  files: readonly string[],
): Event[] => [
  // The verdict on all of them is no file's own: it holds what is replaced.
  ...first.filter((event) => event.type !== "test:summary" && !files.includes(fileOf(event) ?? "")),
  ...second,
];
