import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "react-router";
import { arrival, keepArrival } from "#client/lib/arrival.ts";
import { useApp } from "#client/lib/context.tsx";
import { useNavigate } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { completeSignIn } from "#client/lib/signIn.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Spinner } from "#client/ui/Spinner.tsx";
import { connect, exchange } from "#shared/auth/social/endpoints.ts";
import type { ProviderId } from "#shared/auth/social/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { SecondStep } from "../components/SecondStep.tsx";
import type { LoginState } from "../loginState.ts";

const SECURITY = "account-security";

/** Hands what the provider sent to the server, once, and leads on: in, to the second step, or back with a sentence. */
export function Arrival() {
  const app = useApp();
  const navigate = useNavigate();
  const { provider } = useParams();
  const { search } = useLocation();
  const [isSecond, setSecond] = useState(false);
  const isSent = useRef(false);
  const leave = (path: string, state?: LoginState) => void navigate(path, { replace: true, state });
  const enter = async (tokens: Parameters<typeof completeSignIn>[1]) => leave(await completeSignIn(app, tokens));

  const arrive = async () => {
    const body = { provider: provider as ProviderId, search };
    // Whoever is in has come to connect it.
    if (app.session.get()) {
      await app.call(connect, { body });
      showToast({ kind: "success", text: t("The sign-in is connected.") });
      return leave(pathTo(SECURITY));
    }
    keepArrival();
    await enter(await app.call(exchange, { body, querystring: arrival() }));
  };

  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "two_factor_required") return setSecond(true);
    if (app.session.get()) {
      showToast({ kind: "error", text: error.message });
      return leave(pathTo(SECURITY));
    }
    const isNews = error.code === "link_needed";
    // There it is offered to whoever has logged in to that account.
    if (isNews) app.rememberRoute(SECURITY);
    leave(pathTo("login"), { email: "", notice: { kind: isNews ? "info" : "danger", text: error.message } });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn again
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    arrive().catch(refused);
  }, []);

  if (isSecond) return <SecondStep onIn={enter} onBack={() => leave(pathTo("login"))} />;
  return (
    <div className="mt-6 flex items-center gap-3 text-14 text-ink-muted">
      <Spinner label={t("Working")} />
      {t("One moment …")}
    </div>
  );
}
