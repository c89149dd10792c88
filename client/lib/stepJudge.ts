/** Changes of one field that follow each other within so long are one step. */
const GROUP_MS = 400;

/** Decides whether a change of a document opens a new step of its history or continues the last one. */
export function createStepJudge() {
  let current: { field: string; at: number; isHeld: boolean } | null = null;
  let isNew = true;
  return {
    isNew: () => isNew,
    next(field: string) {
      const now = Date.now();
      isNew = current?.field !== field || !(current.isHeld ? current.at > 0 : now - current.at <= GROUP_MS);
      current = { field, at: now, isHeld: current?.field === field && current.isHeld };
    },
    /** `at: 0` marks a drag that has not changed anything yet: its first change opens the step. */
    hold(field: string) {
      current = { field, at: 0, isHeld: true };
    },
    break() {
      current = null;
      isNew = true;
    },
  };
}
