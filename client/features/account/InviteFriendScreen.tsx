import { useState } from "react";
import { useLoaderData } from "react-router";
import { useBotCheck } from "#client/lib/botCheck/useBotCheck.ts";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { getLink, invite } from "#shared/friends/endpoints.ts";
import { FriendInvitation, type FriendLink } from "#shared/friends/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";
import { FriendList } from "./friends/FriendList.tsx";
import { ShareLinks } from "./friends/ShareLinks.tsx";
import { InPerson } from "./InPerson.tsx";

/** The link to share, a mail with it, and who came. */
export function Screen() {
  const loaded = useLoaderData() as FriendLink | null;
  const owner = useSession()?.user.team?.ownerEmail;
  return (
    <AccountPage
      title={t("Invite a friend")}
      text={
        loaded &&
        t("For each friend who confirms an address you may both make one more signature, up to {most} for you.", {
          most: loaded.maxBonus,
        })
      }
    >
      {loaded ? (
        <Friends loaded={loaded} />
      ) : (
        <InlineAlert kind="info">
          <span className="wrap-anywhere">
            {owner
              ? t("Your signatures are your team's. Its owner, {email}, can invite friends.", { email: owner })
              : t("Your signatures are your team's. Its owner can invite friends.")}
          </span>
        </InlineAlert>
      )}
    </AccountPage>
  );
}

function Friends({ loaded }: { loaded: FriendLink }) {
  const { call } = useApp();
  const [{ link, friends, bonus, maxBonus }, setKnown] = useState(loaded);
  const [isUncopied, setUncopied] = useState(false);
  return (
    <>
      <PageCard title={t("Your link")}>
        <div className="flex flex-wrap items-end gap-3">
          <Input
            fieldClassName="min-w-0 flex-1 basis-60"
            label={t("Address to share")}
            isLabelHidden
            readOnly
            className="bg-bg-muted"
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton
            label={t("Copy link")}
            copy={() => navigator.clipboard.writeText(link)}
            onError={() => setUncopied(true)}
          />
        </div>
        {isUncopied && (
          <p role="alert" className="mt-2 text-13 text-danger">
            {t("Your browser did not allow it. Select the address and copy it.")}
          </p>
        )}
        <ShareLinks link={link} />
      </PageCard>
      <Invitation onInvited={async () => setKnown(await call(getLink, {}))} />
      <FriendList friends={friends} bonus={bonus} maxBonus={maxBonus} />
    </>
  );
}

function Invitation({ onInvited }: { onInvited(): Promise<void> }) {
  const inviting = useBotCheck(invite);
  // The form is empty again when a friend is invited.
  const [count, setCount] = useState(0);
  return (
    <PageCard key={count} title={t("Send it by mail")}>
      <InPerson call={invite}>
        <InvitationForm
          onFocus={inviting.form.onFocus}
          onSend={async (body) => {
            await inviting.call({ body });
            showToast({ kind: "success", text: t("The invitation to {email} is on its way.", { email: body.email }) });
            await onInvited().catch(() => undefined);
            setCount(count + 1);
          }}
        />
      </InPerson>
    </PageCard>
  );
}

type InvitationFormProps = { onFocus(): void; onSend(body: FriendInvitation): Promise<void> };

function InvitationForm({ onFocus, onSend }: InvitationFormProps) {
  const isVerified = useSession()?.user.isEmailVerified;
  const { form, field, problem, isBusy } = useForm(FriendInvitation, { email: "" }, onSend);
  return (
    <form {...form} onFocus={onFocus}>
      {problem && (
        <InlineAlert kind="danger" className="mb-4">
          {problem.message}
        </InlineAlert>
      )}
      {isVerified ? (
        <div className="flex flex-wrap items-start gap-3">
          <Input
            {...field("email")}
            fieldClassName="min-w-0 flex-1 basis-60"
            label={t("Your friend's email address")}
            type="email"
            autoComplete="off"
            hint={t("We write once, in your name, and do not keep the address.")}
          />
          <Button type="submit" look="secondary" className="sm:mt-6" isLoading={isBusy}>
            {t("Send the invitation")}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14 text-ink-muted">
            {t("Please confirm your own email address first: open the link that we mailed to you.")}
          </p>
          <Link to={pathTo("account-view")} className={buttonLook({ look: "secondary", size: "small" })}>
            {t("Confirm your address")}
          </Link>
        </div>
      )}
    </form>
  );
}
