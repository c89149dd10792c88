const MAX_KEPT = 2_000;
const MAX_KEPT_CHARS = 300;

/**
 * A pure function of a text that keeps its answers: the same addresses, colours and pictures come with every keystroke
 * and every reader. Bounded: emptied when full, long texts are not kept.
 */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    if (answers.size >= MAX_KEPT) answers.clear();
    if (text.length <= MAX_KEPT_CHARS) answers.set(text, answer);
    return answer;
  };
}
