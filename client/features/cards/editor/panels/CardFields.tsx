import { Suspense } from "react";
import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { queryPart } from "#client/lib/queryPart.ts";
import { LanguageSelect } from "#client/ui/LanguageSelect.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { MAX_CARD_LINE_LENGTH, MAX_CARD_NOTE_LENGTH } from "#shared/cards/constants.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { t } from "#shared/languages/translate.ts";
import { useCardField, useContentField } from "../session/CardEditingContext.tsx";
import { CardColors } from "./CardColors.tsx";
import { CardContacts } from "./CardContacts.tsx";
import { CardPictures } from "./CardPictures.tsx";
import { CardSocials } from "./CardSocials.tsx";

const CardCode = queryPart(async () => (await import("./CardCode.tsx")).CardCode);

/** All that a person writes and chooses for a card. */
export function CardFields() {
  return (
    <>
      <Words />
      <CardPictures />
      <CardColors />
      <CardContacts />
      <CardSocials />
      <Suspense
        fallback={
          <div className="grid h-40 place-items-center">
            <OnItsWay />
          </div>
        }
      >
        <CardCode />
      </Suspense>
      <Visitors />
    </>
  );
}

function Words() {
  const header = useContentField("header");
  const title = useContentField("title");
  const label = useCardField(
    "label",
    (card) => card.label,
    (card, value) => {
      card.label = value;
    },
  );
  const missing = (value: string, sentence: string) => (value.trim() ? null : t(sentence));
  return (
    <Group title={t("Words")}>
      <TextControl
        field={header}
        label={t("Header")}
        placeholder={t("Your company, or what you are known by")}
        autoComplete="organization"
        maxLength={MAX_CARD_LINE_LENGTH}
        problem={missing(header.value, MESSAGES.headerRequired)}
      />
      <TextControl
        field={title}
        label={t("Title")}
        placeholder={t("Your name")}
        autoComplete="name"
        maxLength={MAX_CARD_LINE_LENGTH}
        problem={missing(title.value, MESSAGES.titleRequired)}
      />
      <TextControl
        field={useContentField("subheader")}
        label={t("Subheader")}
        placeholder={t("What you do")}
        autoComplete="organization-title"
        maxLength={MAX_CARD_LINE_LENGTH}
      />
      <TextControl
        field={label}
        label={t("Name in your lists (optional)")}
        placeholder={title.value}
        maxLength={MAX_CARD_LINE_LENGTH}
      />
    </Group>
  );
}

function Visitors() {
  const note = useContentField("note");
  const takesContacts = useContentField("takesContacts");
  const language = useContentField("language");
  return (
    <Group title={t("For whoever saves it")}>
      <Textarea
        label={t("Note (optional)")}
        hint={t("Kept with the contact in their address book.")}
        size="small"
        rows={3}
        maxLength={MAX_CARD_NOTE_LENGTH}
        counter={note.value ? `${note.value.length}/${MAX_CARD_NOTE_LENGTH}` : undefined}
        data-field={note.path}
        error={note.error}
        value={note.value}
        onChange={(event) => note.set(event.target.value)}
      />
      <Switch
        label={t("Visitors may leave their own contact")}
        hint={t("You get it by mail. They are told what becomes of it, and agree to it.")}
        checked={takesContacts.value}
        onChange={takesContacts.set}
      />
      <div data-field={language.path}>
        <LanguageSelect
          value={language.value}
          hint={t(
            "Of the card’s own words, such as Save contact, and for whoever has it read out. Yours stay as they are.",
          )}
          onChange={language.set}
        />
      </div>
    </Group>
  );
}
