import { Suspense, useCallback, useRef } from "react";
import { GuestCommands } from "#client/features/commands/GuestCommands.tsx";
import { useCommands } from "#client/lib/commands.ts";
import { useApp } from "#client/lib/context.tsx";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { orOffline } from "#client/lib/problem.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { MailMock } from "#client/ui/MailMock.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { MAX_HTML_CHARS, WARN_HTML_CHARS } from "#shared/signatures/constants.ts";
import { MailView } from "./MailView.tsx";
import type { PreviewData } from "./preview.ts";
import { useShown } from "./useShown.ts";

const Install = lazyPart(async () => (await import("../install/Install.tsx")).Install);

/** The mail with the signature, beside it what takes it into a mail client, and under both the steps. */
export function PreviewBody({ preview }: { preview: PreviewData }) {
  const { hash, updatedAt, html, name, canEdit, client, drawn: room } = preview;
  const { call } = useApp();
  const navigate = useNavigate();
  useCommands(() =>
    canEdit
      ? [
          {
            id: "edit",
            label: t("Edit"),
            group: "signature",
            keys: ["e"],
            run: () => void navigate(pathTo("editor-edit", { hash })),
          },
        ]
      : [],
  );
  const shown = useShown(preview, async (form) => {
    const { previewForm } = await orOffline(import("#shared/signatures/endpoints.ts"));
    return call(previewForm, { params: { hash, form } });
  });
  const drawn = useRef<HTMLElement | null>(null);
  const keepDrawn = useCallback((body: HTMLElement) => {
    drawn.current = body;
  }, []);
  return (
    <div className="mt-6 lg:grid lg:grid-cols-[minmax(0,640px)_360px] lg:gap-x-8">
      <section aria-label={t("Preview")} className="min-w-0">
        {html ? (
          <MailView name={name} forms={preview.forms} shown={shown} room={room} onDraw={keepDrawn} />
        ) : (
          <MailMock from={name.trim() || t("You")} subject={t("Notes from this morning")}>
            <p>{t("This signature is empty so far.")}</p>
          </MailMock>
        )}
        {shown.problem && (
          <InlineAlert kind="danger" className="mt-4">
            {shown.problem}
          </InlineAlert>
        )}
        {html && <Size chars={shown.size} />}
      </section>
      {html && (
        <Suspense>
          <Install
            hash={hash}
            updatedAt={updatedAt}
            guessed={client}
            canEdit={canEdit}
            forms={preview.forms}
            contentOf={shown.contentOf}
            show={(form) => {
              shown.showSent(form);
              return drawn.current;
            }}
          />
        </Suspense>
      )}
      <GuestCommands />
    </div>
  );
}

/** How much room it takes. Gmail's limit is the lowest of all. */
function Size({ chars }: { chars: number }) {
  const [used, most] = [formatNumber(chars), formatNumber(MAX_HTML_CHARS)];
  return (
    <p className="mt-3 text-13 text-ink-muted">
      {t("{used} of {most} characters", { used, most })}
      {chars > MAX_HTML_CHARS && t(": more than Gmail takes")}
      {chars > WARN_HTML_CHARS && chars <= MAX_HTML_CHARS && t(": close to what Gmail takes")}
    </p>
  );
}
