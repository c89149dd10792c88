import { useLoaderData } from "react-router";
import { useSession } from "#client/lib/context.tsx";
import { Welcome } from "./Welcome.tsx";
import type { loader } from "./WelcomeScreen.loader.ts";

/** Five questions, and a signature that begins with their answers. */
export function Screen() {
  const { answers } = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  return user && <Welcome user={user} answers={answers} />;
}
