/** Marks the first field that is still empty: a dialog puts the cursor there. */
export const focusOf = <V extends Record<string, string>>(initial: V) => {
  const names = Object.keys(initial);
  const first = names.find((name) => initial[name] === "") ?? names.at(-1);
  return (name: keyof V & string) => (name === first ? { "data-autofocus": true } : {});
};
