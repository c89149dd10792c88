import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_SEGMENTS } from "#shared/members/constants.ts";
import type { Segment } from "#shared/members/masters/schema.ts";
import { type Draft, isUsed, newSegment, withoutSegment, withSegment } from "./draft.ts";
import { Section } from "./Section.tsx";
import { SegmentDialog } from "./SegmentDialog.tsx";
import { conditionText } from "./words.ts";

/** The groups of people that rules name. */
export function SegmentList({ draft, onChange }: { draft: Draft; onChange(draft: Draft): void }) {
  const [edited, setEdited] = useState<Segment | null>(null);
  return (
    <Section
      title={t("Groups of people")}
      text={t("Somebody is in a group while all of it is true of them: it follows what you know of your people.")}
      action={
        draft.segments.length < MAX_SEGMENTS && (
          <Button
            look="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => setEdited(newSegment())}
          >
            {t("Add a group")}
          </Button>
        )
      }
    >
      {draft.segments.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {draft.segments.map((segment) => (
            <li key={segment.id} className="flex items-start gap-2 rounded-card bg-surface p-4 ring-1 ring-line">
              <div className="min-w-0 flex-1">
                <h3 className="text-14 font-semibold break-words">{segment.name}</h3>
                <p className="mt-0.5 text-13 break-words text-ink-muted">
                  {segment.all.map(conditionText).join(t(", and "))}
                </p>
              </div>
              <IconButton
                label={t("Change {name}", { name: segment.name })}
                icon={<Pencil className="size-4" aria-hidden="true" />}
                onClick={() => setEdited(segment)}
              />
              <IconButton
                label={
                  isUsed(draft, segment.id)
                    ? t("{name} is in a rule and cannot be removed", { name: segment.name })
                    : t("Remove {name}", { name: segment.name })
                }
                icon={<Trash2 className="size-4" aria-hidden="true" />}
                disabled={isUsed(draft, segment.id)}
                onClick={() => onChange(withoutSegment(draft, segment.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <SegmentDialog
          segment={edited}
          onSave={(segment) => {
            onChange(withSegment(draft, segment));
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
