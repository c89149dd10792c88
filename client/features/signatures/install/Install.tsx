import { Suspense, useState } from "react";
import { useLateCommands } from "#client/lib/commands.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import type { MailOutcome } from "#client/lib/useMailing.ts";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import { ClientPicker } from "./ClientPicker.tsx";
import { CopyPanel } from "./CopyPanel.tsx";
import type { Copyable, Form } from "./clipboard.ts";
import { wayInHand } from "./guessClient.ts";
import { InstallGuidePanel } from "./InstallGuidePanel.tsx";
import { useClient } from "./useClient.ts";
import { useTaken } from "./useTaken.ts";

const SendButton = lazyPart(async () => (await import("./send/SendButton.tsx")).SendButton);
const Installed = lazyPart(async () => (await import("./Installed.tsx")).Installed);
const TestMail = lazyPart(async () => (await import("./TestMail.tsx")).TestMail);

type Props = {
  hash: string;
  /** which state of it is shown */
  updatedAt: string;
  /** the guide of the mail client that the person probably uses */
  guessed: string;
  /** the viewer's own, who may have it mailed */
  canEdit: boolean;
  /** others than the one for replies */
  forms: readonly FormKey[];
  contentOf(form: Form): Copyable | Promise<Copyable>;
  show(form: Form): HTMLElement | null;
};

/** Takes the signature along into a mail client, and leads through its steps: a column beside the mail, and what lies under both. */
export function Install({ hash, updatedAt, guessed, canEdit, forms, contentOf, show }: Props) {
  const [client, setClient, device] = useClient(guessed);
  const [wayId, setWayId] = useState<string | null>(null);
  const [copiedFor, setCopiedFor] = useState<string | null>(null);
  const [mailed, setMailed] = useState<MailOutcome | null>(null);
  const noteTaken = useTaken({ hash, updatedAt, canEdit });
  const guide = INSTALL_GUIDES.find(({ id }) => id === client) ?? INSTALL_GUIDES[0];
  useLateCommands(async () =>
    INSTALL_GUIDES.filter(({ id }) => id !== guide?.id).map(({ id, name }) => ({
      id: `client-${id}`,
      label: `${t("Mail client:")} ${t(name)}`,
      words: t("Put it into your mail"),
      group: "places",
      run: () => setClient(id),
    })),
  );
  if (!guide) return null;
  const forPhone = device ? wayInHand(guide, device) : undefined;
  const way = guide.ways.find(({ id }) => id === wayId) ?? forPhone ?? guide.ways[0];
  return (
    <>
      <section aria-labelledby="take-title" className="flex flex-col gap-3 max-lg:mt-8 lg:self-start print:hidden">
        <h2 id="take-title" className="text-20 font-semibold">
          {t("Put it into your mail")}
        </h2>
        <noscript>
          <p className="text-14 text-ink-muted">
            {t(
              "Copying by button needs JavaScript. Select the signature and press Ctrl C (⌘ C on a Mac), or take a file.",
            )}
          </p>
        </noscript>
        <ClientPicker chosen={guide} onChange={setClient} />
        {guide.ways.length > 1 && (
          <SegmentedControl
            className="noscript:hidden"
            label={t("Way to install in {program}", { program: t(guide.name) })}
            isLabelHidden
            options={guide.ways.map(({ id, name }) => ({ value: id, label: t(name) }))}
            value={way.id}
            onChange={setWayId}
          />
        )}
        <CopyPanel
          key={way.id}
          hash={hash}
          way={way}
          shortName={guide.shortName}
          forms={forms}
          contentOf={contentOf}
          show={show}
          onCopied={() => setCopiedFor(way.id)}
          onTaken={noteTaken}
        >
          {canEdit && (
            <Suspense fallback={<div className="h-10" />}>
              <TestMail hash={hash} onOutcome={setMailed} />
              <SendButton hash={hash} guide={guide.id} />
            </Suspense>
          )}
          {mailed && (
            <InlineAlert kind={mailed.kind} actions={mailed.action}>
              {mailed.text}
            </InlineAlert>
          )}
        </CopyPanel>
      </section>
      <div className="mt-10 lg:col-span-2 print:hidden">
        <InstallGuidePanel key={way.id} hash={hash} guide={guide} way={way} hasCopied={copiedFor === way.id} />
        {canEdit && (
          <Suspense fallback={<div className="h-24" />}>
            <Installed hash={hash} updatedAt={updatedAt} onGuide={setClient} />
          </Suspense>
        )}
      </div>
    </>
  );
}
