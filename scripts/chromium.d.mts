export const CHROMIUM_FLAGS: string[];
export function findChromium(options?: { isWhole?: boolean }): string | undefined;
