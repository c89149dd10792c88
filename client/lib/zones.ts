/** All time zones that the browser knows as options, and the chosen one, which may come from another browser. */
export function zonesWith(chosen: string) {
  const all = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), chosen]);
  return [...all].map((value) => ({ value, label: value.replaceAll("_", " ") }));
}

/** The zone that the browser is in. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
