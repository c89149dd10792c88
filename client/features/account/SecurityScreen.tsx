import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { Link } from "#client/lib/links.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { changePassword } from "#shared/auth/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";
import { InPerson, useIsInPerson } from "./InPerson.tsx";
import type { loader } from "./SecurityScreen.loader.ts";
import { Devices } from "./security/Devices.tsx";

const TwoFactor = queryPart(async () => (await import("./security/TwoFactor.tsx")).TwoFactor);
const Passkeys = queryPart(async () => (await import("./security/Passkeys.tsx")).Passkeys);
const SignIns = queryPart(async () => (await import("./security/SignIns.tsx")).SignIns);
const SignatureKeys = queryPart(async () => (await import("./security/SignatureKeys.tsx")).SignatureKeys);
const Activity = queryPart(async () => (await import("./activity/Activity.tsx")).Activity);

/** How one gets into the account, and what keeps others out. */
export function Screen() {
  const first = useLoaderData<typeof loader>();
  const mayChange = useIsInPerson({ call: changePassword });
  return (
    <AccountPage title={t("Security")} text={t("Who gets into your account, and where it is open.")}>
      <PageCard
        title={t("Password")}
        text={t("A long one that you use nowhere else is the best there is.")}
        actions={
          mayChange && (
            <Link to={pathTo("account-edit-pass")} className={buttonLook({ look: "secondary", size: "small" })}>
              {t("Change password")}
            </Link>
          )
        }
      >
        {!mayChange && <InPerson call={changePassword} />}
      </PageCard>
      <Suspense>
        <SignIns />
      </Suspense>
      <Suspense>
        <Passkeys />
      </Suspense>
      <Suspense>
        <TwoFactor />
      </Suspense>
      <Devices first={first} />
      <Suspense>
        <SignatureKeys />
      </Suspense>
      <Suspense>
        <Activity />
      </Suspense>
    </AccountPage>
  );
}
