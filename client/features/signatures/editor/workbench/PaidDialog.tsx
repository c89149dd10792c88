import type { PaidPart } from "#shared/signatures/rules.ts";
import { UpgradeDialog } from "../../upgrade/UpgradeDialog.tsx";
import { paidNames } from "../panels/paidNames.ts";
import { useEditing } from "../session/EditingContext.tsx";

type Props = { paid: readonly PaidPart[]; onWithout(): void; onClose(): void };

/** What of the design the plan does not keep, and the ways on. */
export function PaidDialog({ paid, ...ways }: Props) {
  const { editor } = useEditing();
  return <UpgradeDialog parts={paidNames(paid, editor.document())} {...ways} />;
}
