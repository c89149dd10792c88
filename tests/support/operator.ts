import { UserModel } from "#server/features/account/model.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import type { TestApp } from "./startApp.ts";

/** A new super administrator who has just logged in. */
export async function operator(app: TestApp) {
  const person = await app.person();
  const { email, password } = person;
  await UserModel.updateOne({ email }, { $addToSet: { roles: SUPER_ADMIN } });
  const answer = await app.anyone.post("/security/login", { email, password });
  const { token, refresh_token } = answer.json<{ token: string; refresh_token: string }>();
  return { ...person, ...app.withToken(token), token, refreshToken: refresh_token };
}

/** A new super administrator who acts in somebody's name. */
export async function actingAs(app: TestApp, { email }: { email: string }) {
  const answer = await (await operator(app)).post("/_/security/login-as-user", { email });
  return app.withToken(answer.json<{ token: string }>().token);
}
