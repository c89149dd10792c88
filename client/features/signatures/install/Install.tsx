import { useState } from "react";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { ClientPicker } from "./ClientPicker.tsx";
import { CopyPanel, type Form } from "./CopyPanel.tsx";
import type { Copyable } from "./clipboard.ts";
import { InstallGuidePanel } from "./InstallGuidePanel.tsx";

type Props = {
  hash: string;
  contentOf(form: Form): Copyable | Promise<Copyable>;
  show(form: Form): HTMLElement | null;
};

/** Picks a mail client and leads through its steps. */
export function Install({ hash, contentOf, show }: Props) {
  const [client, setClient] = useState("gmail");
  const [wayId, setWayId] = useState("gmail-web");
  const [copiedFor, setCopiedFor] = useState<string | null>(null);
  const guide = INSTALL_GUIDES.find(({ id }) => id === client);
  if (!guide) return null;
  const way = guide.ways.find(({ id }) => id === wayId) ?? guide.ways[0];
  return (
    <div className="mx-auto mt-12 flex max-w-260 flex-col gap-8 print:hidden">
      <ClientPicker value={client} onChange={setClient} />
      <InstallGuidePanel
        key={way.id}
        hash={hash}
        guide={guide}
        way={way}
        onWay={setWayId}
        hasCopied={copiedFor === way.id}
      >
        <CopyPanel
          hash={hash}
          way={way}
          shortName={guide.shortName}
          contentOf={contentOf}
          show={show}
          onCopied={() => setCopiedFor(way.id)}
        />
      </InstallGuidePanel>
    </div>
  );
}
