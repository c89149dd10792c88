import { Clock } from "lucide-react";
import { useState } from "react";
import { zonesWith } from "#client/lib/zones.ts";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Select } from "#client/ui/Select.tsx";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { endsFirst } from "#shared/pages/schedule.ts";
import { useDocument, usePageEditing, usePageField } from "../session/PageEditingContext.tsx";

/** From when until when a block shows, by the clock of one time zone. */
export function BlockTimes({ index }: { index: number }) {
  const { changeAtOnce } = usePageEditing();
  const from = useMoment(index, "from");
  const until = useMoment(index, "until");
  const zone = usePageField(
    `content.blocks.${index}.timeZone`,
    ({ content }) => content.blocks[index]?.timeZone ?? "UTC",
    ({ content }, value) => {
      const block = content.blocks[index];
      if (block) block.timeZone = value;
    },
  );
  const isTimed = useDocument(({ content }) => {
    const block = content.blocks[index];
    return block !== undefined && (block.from !== null || block.until !== null);
  });
  const [isWanted, setWanted] = useState(false);
  if (!isTimed && !isWanted)
    return (
      <div>
        <Button
          look="ghost"
          size="small"
          icon={<Clock className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setWanted(true)}
        >
          {t("Show it only for a time")}
        </Button>
      </div>
    );
  const isOver = endsFirst({ from: from.value, until: until.value });
  return (
    <fieldset className="flex flex-col gap-3 rounded-control bg-bg-muted p-3">
      <legend className="sr-only">{t("When it shows")}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Moment field={from} label={t("Starts")} />
        <Moment field={until} label={t("Ends")} error={isOver ? t(MESSAGES.blockEndsFirst) : undefined} />
      </div>
      <Select
        label={t("Time zone")}
        size="small"
        data-field={zone.path}
        error={zone.error}
        value={zone.value}
        options={zonesWith(zone.value)}
        onChange={({ target }) => zone.set(target.value)}
      />
      <div>
        <Button
          look="ghost"
          size="small"
          onClick={() => {
            setWanted(false);
            if (!isTimed) return;
            changeAtOnce(({ content }) => {
              const block = content.blocks[index];
              if (block) Object.assign(block, { from: null, until: null });
            });
          }}
        >
          {t("Show it always")}
        </Button>
      </div>
    </fieldset>
  );
}

const useMoment = (index: number, key: "from" | "until") =>
  usePageField<string | null>(
    `content.blocks.${index}.${key}`,
    ({ content }) => content.blocks[index]?.[key] ?? null,
    ({ content }, value) => {
      const block = content.blocks[index];
      if (block) block[key] = value;
    },
  );

type MomentProps = { field: ReturnType<typeof useMoment>; label: string; error?: string | undefined };

const Moment = ({ field, label, error }: MomentProps) => (
  <Input
    type="datetime-local"
    size="small"
    label={label}
    data-field={field.path}
    error={field.error ?? error}
    value={field.value ?? ""}
    // Seconds, which some browsers give, are more than anybody chose.
    onChange={({ target }) => field.set(target.value === "" ? null : target.value.slice(0, 16))}
  />
);
