import { Ellipsis, ExternalLink, EyeOff, Globe, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { Menu } from "#client/ui/Menu.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { t } from "#shared/languages/translate.ts";
import { actingAs, can } from "#shared/members/rules.ts";
import { SlugField } from "../panels/SlugField.tsx";
import { useDocument, useSavedPage } from "../session/PageEditingContext.tsx";
import { PageStatePill } from "./PageActions.tsx";
import type { PageSaving } from "./usePageSaving.ts";

const ShareDialog = lazyPart(async () => (await import("../../share/ShareDialog.tsx")).ShareDialog);

const icon = { className: "size-4", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The address, how the page stands, and the ways to others. */
export function TopBar({ saving }: { saving: PageSaving }) {
  const page = useSavedPage();
  const session = useSession();
  const title = useDocument(({ label, content }) => label || content.profile.title);
  const [asked, setAsked] = useState<"share" | "unpublish" | null>(null);
  const close = () => setAsked(null);
  const maySend = session !== null && can(actingAs(session.user), "pages.send");
  const isLocked = session?.entitlements.canUnpublish !== true;
  const url = page?.isPublished ? (page.ownUrl ?? page.url) : null;
  return (
    <section aria-label={t("Address and visibility")} className="rounded-card bg-surface p-4 shadow-2 sm:px-5">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <PageStatePill />
        <span className="ml-auto flex items-center gap-1">
          {url && (
            <a href={url} target="_blank" rel="noopener" className={buttonLook({ look: "ghost", size: "small" })}>
              <ExternalLink {...icon} />
              {t("Open")}
              <span className="sr-only"> {t("the published page in a new tab")}</span>
            </a>
          )}
          <Button look="secondary" size="small" icon={<Share2 {...icon} />} onClick={() => setAsked("share")}>
            {t("Share")}
          </Button>
          {page?.isPublished && (
            <Menu
              label={t("More for the page")}
              trigger={<Ellipsis {...icon} />}
              className="inline-grid size-8 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:size-11"
              items={[
                {
                  label: t("Unpublish"),
                  icon: <EyeOff {...icon} />,
                  ...(isLocked && { lock: t("Please upgrade") }),
                  onChoose: () => (isLocked && raiseUnlockPro("pricing") ? undefined : setAsked("unpublish")),
                },
              ]}
            />
          )}
        </span>
      </div>
      <SlugField />
      {!page?.isPublished && (
        <p className="mt-2 flex items-center gap-1.5 text-13 text-ink-subtle">
          <Globe className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          {t("Nobody sees it before you publish it. Until then it is saved by itself.")}
        </p>
      )}
      <Suspense fallback={<DialogOnItsWay />}>
        {asked === "share" && (
          <ShareDialog
            page={page ?? { hash: "", url: null, ownUrl: null, isPublished: false }}
            name={title || t("Page without a title")}
            maySend={maySend}
            publish={saving.publish}
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmModal
        isOpen={asked === "unpublish"}
        title={t("Unpublish {name}?", { name: title || t("this page") })}
        description={t(
          "Nobody sees it then, and it is taken out of the signatures that show it. You can publish it again.",
        )}
        action={t("Unpublish")}
        isLoading={saving.isPublishing}
        onConfirm={() => void saving.unpublish().then(close)}
        onClose={close}
      />
    </section>
  );
}
