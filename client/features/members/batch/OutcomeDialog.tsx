import { Button } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import type { BatchOutcome } from "#shared/members/schema.ts";

type Props = {
  outcome: BatchOutcome /** of those whom it was about, by their ids */;
  names: ReadonlyMap<string, string>;
  onClose(): void;
};

/** For how many something was done, for whom it was not, and why. */
export function OutcomeDialog({ outcome: { done, refused }, names, onClose }: Props) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Not done for {count, plural, one {# member} other {# members}}", { count: refused.length })}
      description={
        done === 0
          ? t("Nothing has changed.")
          : t("Done for {count, plural, one {# member} other {# members}}. Nothing has changed for these:", {
              count: done,
            })
      }
      actions={
        <Button data-autofocus onClick={onClose}>
          {t("Close")}
        </Button>
      }
    >
      <ul className="mt-4 divide-y divide-line">
        {refused.map(({ id, code }) => (
          <li key={id} className="py-2.5">
            <bdi className="block truncate text-14 font-medium">{names.get(id) ?? t("Somebody who is gone")}</bdi>
            <span className="text-13 text-ink-muted">{t(messageFor(code))}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

const messageFor = (code: string): string =>
  code in ERRORS ? ERRORS[code as keyof typeof ERRORS].message : ERRORS.internal.message;
