import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Badge } from "#client/ui/Badge.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { renewRecoveryCodes, setUp, show, switchOff } from "#shared/auth/twoFactor/endpoints.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { InPerson } from "../InPerson.tsx";
import { AskPassword } from "./AskPassword.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SetUpTwoFactor } from "./SetUpTwoFactor.tsx";

const KEY = ["two-factor"];
/** With so few left one is asked to make new ones. */
const FEW = 3;

/** A second factor for the log-in: an app on the phone. */
export function TwoFactor() {
  const { call } = useApp();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => call(show, {}) });
  const [dialog, setDialog] = useState<"set-up" | "renew" | "off" | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setDialog(null);
    setCodes(null);
    void client.invalidateQueries({ queryKey: KEY });
  };
  return (
    <PageCard
      title={t("Two-factor sign-in")}
      mark={data?.isOn && <Badge>{t("On")}</Badge>}
      text={t("Besides the password, an app on your phone gives a code that changes every 30 seconds.")}
    >
      {error && <InlineAlert kind="danger">{messageOf(error)}</InlineAlert>}
      {!data && !error && <Spinner label={t("Loading")} />}
      {data && !data.isOn && (
        <InPerson call={setUp}>
          <Button onClick={() => setDialog("set-up")}>{t("Set up")}</Button>
        </InPerson>
      )}
      {data?.isOn && (
        <>
          <p className="text-14">
            {data.since &&
              t("Switched on {date}.", { date: formatMoment(new Date(data.since), { dateStyle: "long" }) })}{" "}
            {t("{count, plural, one {One recovery code left.} other {# recovery codes left.}}", {
              count: data.recoveryCodesLeft,
            })}
          </p>
          {data.recoveryCodesLeft < FEW && (
            <InlineAlert kind="warning" className="mt-3">
              {t("Make new recovery codes: without one, a lost phone locks you out.")}
            </InlineAlert>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <InPerson call={switchOff}>
              <Button look="secondary" onClick={() => setDialog("renew")}>
                {t("New recovery codes")}
              </Button>
              <Button look="secondary" onClick={() => setDialog("off")}>
                {t("Switch off")}
              </Button>
            </InPerson>
          </div>
        </>
      )}
      {dialog === "set-up" && <SetUpTwoFactor onClose={close} />}
      {dialog === "renew" && !codes && (
        <AskPassword
          title={t("New recovery codes")}
          text={t("The old ones stop working.")}
          action={t("Make new codes")}
          onClose={close}
          submit={async (body) => setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes)}
        />
      )}
      {dialog === "renew" && codes && <RecoveryCodes codes={codes} onClose={close} />}
      {dialog === "off" && (
        <AskPassword
          title={t("Switch two-factor sign-in off?")}
          text={t("The password alone opens the account then. The recovery codes stop working.")}
          action={t("Switch off")}
          isDangerous
          onClose={close}
          submit={async (body) => {
            await call(switchOff, { body });
            showToast({ kind: "success", text: t("Two-factor sign-in is off.") });
            close();
          }}
        />
      )}
    </PageCard>
  );
}
