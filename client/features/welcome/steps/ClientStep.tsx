import { useEffect } from "react";
import { ClientMark } from "#client/features/signatures/install/ClientMark.tsx";
import { guessClient } from "#client/features/signatures/install/guessClient.ts";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import { Cards } from "./Cards.tsx";
import type { StepProps } from "./step.ts";

/** What the address says is chosen already. */
export function ClientStep({ replies: { client }, change, email }: StepProps & { email: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing was chosen
  useEffect(() => {
    if (client === "") change({ client: guessClient(email) });
  }, []);
  return (
    <>
      <p className="mb-4 text-16 text-ink-muted">{t("Its guide opens first when your signature is ready.")}</p>
      <Cards
        label={t("Mail client")}
        name="client"
        value={client}
        className="sm:grid-cols-2"
        cards={INSTALL_GUIDES.map((guide) => ({
          value: guide.id,
          label: t(guide.name),
          mark: <ClientMark guide={guide} />,
        }))}
        onChange={(chosen) => change({ client: chosen })}
      />
    </>
  );
}
