import { ExternalLink, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { saveStateWords } from "#client/features/signatures/editor/workbench/saveStateWords.ts";
import { UndoRedo } from "#client/features/signatures/editor/workbench/UndoRedo.tsx";
import { useSession } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { HeaderActions } from "#client/ui/HeaderActions.tsx";
import { DialogOnItsWay } from "#client/ui/OnItsWay.tsx";
import { cardName } from "#shared/cards/rules.ts";
import { t } from "#shared/languages/translate.ts";
import { actingAs, can } from "#shared/members/rules.ts";
import { useCardEditing, useCardHistory, useCardSaveState, useIsCardDirty } from "../session/CardEditingContext.tsx";

const ShareCard = lazyPart(async () => (await import("../../share/ShareCard.tsx")).ShareCard);

/** Undo, redo, the card as visitors see it, and the ways to give it away, in the header. */
export function CardActions() {
  const { store, saver } = useCardEditing();
  const history = useCardHistory();
  useCardSaveState();
  const card = saver.record.get();
  const session = useSession();
  const maySend = session !== null && can(actingAs(session.user), "cards.send");
  const [isSharing, setSharing] = useState(false);
  return (
    <HeaderActions>
      <UndoRedo {...history} undo={store.undo} redo={store.redo} />
      {card && (
        <>
          <a href={card.ownUrl ?? card.url} target="_blank" rel="noopener" className={buttonLook({ look: "ghost" })}>
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="max-sm:sr-only">{t("Open")}</span>
            <span className="sr-only"> {t("the saved card in a new tab")}</span>
          </a>
          <Button
            look="secondary"
            icon={<Share2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setSharing(true)}
          >
            <span className="max-sm:sr-only">{t("Share")}</span>
          </Button>
          <Suspense fallback={<DialogOnItsWay />}>
            {isSharing && (
              <ShareCard
                card={card}
                name={cardName(card) || t("Card without a title")}
                maySend={maySend}
                onClose={() => setSharing(false)}
              />
            )}
          </Suspense>
        </>
      )}
    </HeaderActions>
  );
}

/** Where the work is now, in a few words; spoken when it changes. */
export function CardSaveState({ className }: { className?: string }) {
  const state = useCardSaveState();
  const isDirty = useIsCardDirty();
  return (
    <p role="status" className={className}>
      {saveStateWords(state, isDirty)}
    </p>
  );
}
