const EVENT = "unlockPro";

/** What somebody has used that their plan does not have: another signature, sending by mail, or nothing in particular. */
export type About = "pricing" | "signatures" | "send";

/** Raises `unlockPro`, which any part of the page may answer. @returns whether one did */
export const raiseUnlockPro = (about: About): boolean =>
  !window.dispatchEvent(new CustomEvent(EVENT, { detail: about, cancelable: true }));

/** Answers `unlockPro` from now on. @returns what ends it */
export function answerUnlockPro(answer: (about: About) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    answer((event as CustomEvent<About>).detail);
  };
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}
