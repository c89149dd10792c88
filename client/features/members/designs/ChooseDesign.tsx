import { useState } from "react";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { SearchField } from "#client/ui/SearchField.tsx";
import { t } from "#shared/languages/translate.ts";
import { folded } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { MAX_SEARCH_LENGTH } from "#shared/signatures/constants.ts";
import type { SignatureInShort } from "#shared/signatures/schema.ts";
import { SignatureChoices } from "../SignatureChoices.tsx";

/** Pictures that are looked through at a glance; the others are searched. */
const MAX_SHOWN = 60;
/** Fewer are found without a search. */
const MIN_SEARCHED = 7;

type Props = {
  signatures: readonly SignatureInShort[] | null;
  taken: readonly string[];
  onChoose(hash: string): void;
  onClose(): void;
};

/** One of the team's signatures becomes a design: one that follows no other. */
export function ChooseDesign({ signatures, taken, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const all = (signatures ?? []).filter(({ hash, master }) => master === null && !taken.includes(hash));
  const words = folded(search);
  const found = all.filter(({ label, name, position }) => folded([label, name, position].join("\n")).includes(words));
  const items = found.slice(0, MAX_SHOWN).map(({ hash, label, name, position }) => ({
    hash,
    title: label || name || t("Without a name"),
    hint: position,
  }));
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Make a design")}
      description={t("Its look is passed on. The name, photo, phone and email in it stay its own.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
            {t("Use as design")}
          </Button>
        </>
      }
    >
      {all.length === 0 ? (
        <div className="mt-4 text-ink-muted">
          <p>{t("There is no signature that is no design yet.")}</p>
          <Link to={pathTo("editor-create")} className={`mt-3 ${buttonLook({ look: "secondary" })}`}>
            {t("Create signature")}
          </Link>
        </div>
      ) : (
        <div className="mt-4 space-y-4">
          {all.length >= MIN_SEARCHED && (
            <SearchField
              label={t("Search signatures")}
              group="signatures"
              maxLength={MAX_SEARCH_LENGTH}
              onSearch={setSearch}
            />
          )}
          <SignatureChoices items={items} chosen={chosen} onChoose={setChosen} />
          <p role="status" className="text-13 text-ink-muted empty:hidden">
            {items.length === 0 && t("No signature has “{words}”.", { words: search })}
            {found.length > items.length &&
              t("{count, plural, one {There is # more} other {There are # more}}: search for a name.", {
                count: found.length - items.length,
              })}
          </p>
        </div>
      )}
    </Modal>
  );
}
