import { FieldRow } from "#client/features/signatures/editor/panels/FieldRow.tsx";
import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import { NetworkIcon } from "#client/features/signatures/editor/panels/NetworkIcon.tsx";
import { SocialSearch } from "#client/features/signatures/editor/panels/SocialSearch.tsx";
import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { moveRow } from "#client/features/signatures/editor/session/changes.ts";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { MAX_CARD_SOCIALS } from "#shared/cards/constants.ts";
import { profileUrl, SOCIALS } from "#shared/catalog/socials.ts";
import { t } from "#shared/languages/translate.ts";
import { useCard, useCardEditing, useCardField } from "../session/CardEditingContext.tsx";

const labelOf = (network: string) => SOCIALS[network]?.label ?? t("Web");

/** Profiles at networks, in the order in which the card shows them. */
export function CardSocials() {
  const { store, changeAtOnce, show } = useCardEditing();
  const socials = useCard(({ content }) => content.socials);
  const add = (name: string, link: string) => {
    changeAtOnce(({ content }) => void content.socials.push({ name, link, image: null }));
    if (!link) show(`content.socials.${store.document().content.socials.length - 1}.link`);
  };
  return (
    <Group title={t("Social networks")} aside={`${socials.length}/${MAX_CARD_SOCIALS}`}>
      {socials.length < MAX_CARD_SOCIALS ? (
        <SocialSearch path="content.socials" saysPlan={false} onAdd={add} />
      ) : (
        <p className="text-13 text-ink-muted">
          {t("A card holds up to {count} networks.", { count: MAX_CARD_SOCIALS })}
        </p>
      )}
      {socials.length > 0 && (
        <SortableList
          rows={socials}
          nameOf={({ name }) => labelOf(name)}
          onMove={(from, to) => changeAtOnce(({ content }) => void moveRow(content.socials, from, to - from))}
          className="flex flex-col gap-3"
          rowClassName="rounded-control bg-surface"
        >
          {({ name }, index, move) => <SocialRow index={index} network={name} move={move} />}
        </SortableList>
      )}
    </Group>
  );
}

function SocialRow({ index, network, move }: { index: number; network: string; move: RowMove }) {
  const { removeAtOnce } = useCardEditing();
  const label = labelOf(network);
  const field = useCardField(
    `content.socials.${index}.link`,
    ({ content }) => content.socials[index]?.link ?? "",
    ({ content }, link) => {
      const social = content.socials[index];
      if (social) social.link = link;
    },
  );
  /** A name at the network becomes the address of its page there. */
  const leave = () => {
    const url = profileUrl(network, field.value);
    if (!url) return;
    // A step of its own: undo gives back what was typed.
    field.release();
    field.set(url);
  };
  return (
    <FieldRow
      name={label}
      move={move}
      onRemove={() =>
        removeAtOnce(({ content }) => void content.socials.splice(index, 1), t("{name} was removed.", { name: label }))
      }
    >
      <span className="mt-6 grid h-9 place-items-center touch:h-11">
        <NetworkIcon network={network} />
      </span>
      <TextControl
        field={{ ...field, onBlur: leave }}
        label={label}
        isLink
        placeholder={SOCIALS[network]?.url.replace(/^https:\/\/(www\.)?/, "").replace("{handle}", "you")}
        className="min-w-0 flex-1"
      />
    </FieldRow>
  );
}
