import { useEffect, useSyncExternalStore } from "react";
import { consent, decide } from "#client/lib/consent.ts";
import { useApp, useSession } from "#client/lib/context.tsx";
import { useIsHydrated } from "#client/lib/useIsHydrated.ts";
import { Button } from "#client/ui/Button.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { loadChat, loadTagManager, sendPageView, tellChat } from "./load.ts";

/** Loaded once for a page load, whatever is said later. */
const loaded = { tagManager: false, chat: false };

type Props = { /** of the page, as the route table has it; null: nobody else may know of it */ path: string | null };

/** Asks for other companies' scripts where the operator has switched them on, and loads them for whoever agrees. */
export function Island({ path }: Props) {
  const { site } = useApp();
  const user = useSession()?.user;
  const said = useSyncExternalStore(consent.subscribe, consent.get, () => null);
  const isHydrated = useIsHydrated();
  const { tagManager, chat } = site.vendors ?? {};
  const isAllowed = said === "yes" && path !== null;

  useEffect(() => {
    if (!isAllowed) return;
    if (tagManager && !loaded.tagManager) loadTagManager(tagManager);
    if (tagManager) loaded.tagManager = true;
  }, [isAllowed, tagManager]);
  useEffect(() => {
    if (isAllowed && tagManager) sendPageView(path);
  }, [isAllowed, tagManager, path]);
  useEffect(() => {
    if (!isAllowed || !chat) return;
    if (loaded.chat) tellChat(user);
    else loadChat(chat, user);
    loaded.chat = true;
  }, [isAllowed, chat, user]);

  const answer = (choice: "yes" | "no") => {
    decide(choice);
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  return (
    <div role="status">
      {isHydrated && said === null && path !== null && (
        <section
          aria-label={t("Scripts of other companies")}
          className="rise fixed inset-x-4 bottom-4 z-[200] mx-auto flex max-w-180 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface-raised p-4 text-14 shadow-3"
        >
          <p className="min-w-0 flex-1 basis-80">
            <Sentence
              text="May this site load scripts of other companies, to count visits or to chat with you? Everything works without them. <privacy>Privacy</privacy>"
              privacy={(words) => (
                <a
                  href={pathTo("legal", { page: "privacy" })}
                  className="font-medium text-link underline underline-offset-2"
                >
                  {words}
                </a>
              )}
            />
          </p>
          <div className="flex gap-3">
            <Button look="secondary" size="small" onClick={() => answer("no")}>
              {t("No, thanks")}
            </Button>
            <Button look="secondary" size="small" onClick={() => answer("yes")}>
              {t("Allow")}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
