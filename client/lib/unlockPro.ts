const EVENT = "unlockPro";

/** Raises `unlockPro`, which any part of the page may answer. @returns whether one did */
export const raiseUnlockPro = (about: string): boolean =>
  !window.dispatchEvent(new CustomEvent(EVENT, { detail: about, cancelable: true }));

/** Answers `unlockPro` from now on. @returns what ends it */
export function answerUnlockPro(answer: () => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    answer();
  };
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}
