/** Passwords that everybody tries first, from the frequency list that ships with zxcvbn-ts (MIT). */
let breached: Promise<Set<string>> | undefined;

async function load(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(
    (dictionary["passwords-common"] as (string | number)[]).map((password) => String(password).toLowerCase()),
  );
}

/** True for a password that is on the list or is the person's own address. */
export async function isBreached(password: string, email: string): Promise<boolean> {
  breached ??= load();
  const plain = password.toLowerCase();
  return plain === email || plain === email.split("@")[0] || (await breached).has(plain);
}
