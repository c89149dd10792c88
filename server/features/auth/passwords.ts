/** Loaded with the first password: a server at rest does not need it. */
const argon2 = () => import("@node-rs/argon2");

/** argon2id with 19 MiB and two passes (OWASP's first choice); the library works off the main thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string) => (await argon2()).hash(password, OPTIONS);

/** Hash of nobody's password: an unknown address costs as much time as a wrong password. */
let nobody: Promise<string> | undefined;

/** Compares in the same time whether or not there is an account, or a hash in it. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await argon2();
  nobody ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash || (await nobody), password);
  return matches && Boolean(passwordHash);
}
