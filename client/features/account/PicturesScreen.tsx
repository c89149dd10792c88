import { useState } from "react";
import { useLoaderData } from "react-router";
import { useApp, useSession } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { managesOthers } from "#shared/members/rules.ts";
import { list, remove } from "#shared/pictures/endpoints.ts";
import type { OwnPicture } from "#shared/pictures/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { AccountPage } from "./AccountPage.tsx";
import type { loader } from "./PicturesScreen.loader.ts";
import { PictureTile } from "./pictures/PictureTile.tsx";

/** What the person has brought, where it is used, and the way to be rid of it. */
export function Screen() {
  const { call } = useApp();
  const first = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  const [{ items, next }, setPage] = useState(first);
  const [leaving, setLeaving] = useState<OwnPicture | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Does something that may be refused. */
  const attempt = async (work: () => Promise<void>, say: (message: string) => void) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say([error.message, ...error.errors.map(({ message }) => message)].join(" "));
    } finally {
      setBusy(false);
    }
  };
  const more = () =>
    attempt(async () => {
      setProblem(null);
      const page = await call(list, { querystring: { after: next ?? undefined } });
      const known = new Set(items.map(({ id }) => id));
      setPage({ items: [...items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next });
    }, setProblem);
  const confirm = ({ id }: OwnPicture) =>
    attempt(async () => {
      await call(remove, { params: { id } }).catch((error) => {
        // Deleted in another tab.
        if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
      });
      setPage((now) => ({ ...now, items: now.items.filter((one) => one.id !== id) }));
      setLeaving(null);
      showToast({ kind: "success", text: t("The picture is deleted.") });
    }, setRefusal);
  const open = (picture: OwnPicture) => {
    setRefusal(undefined);
    setLeaving(picture);
  };
  return (
    <AccountPage
      title={t("Your pictures")}
      text={
        user && managesOthers(user)
          ? t("What you and your team have uploaded. The editor offers it again.")
          : t("What you have uploaded. The editor offers it again.")
      }
    >
      {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
      {items.length === 0 && !next ? (
        <EmptyState
          title={t("No pictures yet")}
          text={t("Photos, logos and banners that you upload in the editor are kept here.")}
          action={
            <Link to={pathTo("editor-create")} className={buttonLook()}>
              {t("Create a signature")}
            </Link>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {items.map((picture) => (
            <PictureTile key={picture.id} picture={picture} onDelete={() => open(picture)} />
          ))}
        </ul>
      )}
      {next && (
        <Button look="secondary" isLoading={isBusy && !leaving} onClick={() => void more()}>
          {t("Show more")}
        </Button>
      )}
      <ConfirmModal
        isOpen={leaving !== null}
        title={t("Delete this picture?")}
        description={t("It is gone for good. Mails that you have sent with it show an empty place where it was.")}
        action={t("Delete picture")}
        isDangerous
        isLoading={isBusy}
        error={refusal}
        onConfirm={() => leaving && void confirm(leaving)}
        onClose={() => setLeaving(null)}
      />
    </AccountPage>
  );
}
