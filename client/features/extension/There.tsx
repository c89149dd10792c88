import { useMutation } from "@tanstack/react-query";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { handOver } from "#shared/extension/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type ThereProps = { email: string | null; isConnecting: boolean; connect(code: string): void };

/** As whom the extension is connected, or the press that connects it. */
export function There({ email, isConnecting, connect }: ThereProps) {
  const { call } = useApp();
  const own = useSession()?.user.email;
  const asking = useMutation({
    mutationFn: () => call(handOver, {}),
    onSuccess: ({ code }) => connect(code),
  });
  const isOwn = email !== null && email === own;
  return (
    <>
      {isOwn ? (
        <InlineAlert kind="success">
          <p className="font-medium">
            <Sentence text="The extension is connected as {email}." email={<bdi>{email}</bdi>} />
          </p>
          <p>{t("Begin a mail in Gmail or Outlook on the web: your default signature is there.")}</p>
        </InlineAlert>
      ) : (
        <>
          {email !== null && (
            <InlineAlert kind="warning">
              <Sentence text="The extension is connected as {email}." email={<bdi>{email}</bdi>} />
            </InlineAlert>
          )}
          <Button size="large" isLoading={asking.isPending || isConnecting} onClick={() => asking.mutate()}>
            {t("Connect the extension")}
          </Button>
        </>
      )}
      {asking.error && <InlineAlert kind="danger">{messageOf(asking.error)}</InlineAlert>}
      <p className="text-14 text-ink-muted">
        {t("It gets a key of its own, which you find and can take back under Security.")}{" "}
        <Link to={pathTo("account-security")} className="text-link underline">
          {t("Security")}
        </Link>
      </p>
    </>
  );
}
