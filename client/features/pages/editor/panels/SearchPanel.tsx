import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_META_DESCRIPTION_LENGTH, MAX_META_TITLE_LENGTH } from "#shared/pages/constants.ts";
import { useDocument, usePartField, useSavedPage } from "../session/PageEditingContext.tsx";
import { LinesControl } from "./LinesControl.tsx";

/** What search engines and networks say of the page. */
export function SearchPanel() {
  const title = usePartField("meta", "title");
  const description = usePartField("meta", "description");
  const profile = useDocument(({ content }) => content.profile);
  const url = useSavedPage()?.url;
  const shownTitle = title.value || profile.title || t("Title");
  const shownWords = description.value || profile.bio;
  return (
    <div className="flex flex-col gap-4">
      <TextControl
        field={title}
        label={t("Meta title")}
        placeholder={profile.title}
        maxLength={MAX_META_TITLE_LENGTH}
      />
      <LinesControl
        field={description}
        label={t("Meta description")}
        placeholder={profile.bio}
        rows={3}
        maxLength={MAX_META_DESCRIPTION_LENGTH}
      />
      <figure className="rounded-control bg-bg-muted p-3">
        <figcaption className="mb-2 text-12 text-ink-subtle">{t("As search engines may show it")}</figcaption>
        {url && <p className="truncate text-12 text-ink-muted">{url.replace(/^https?:\/\//, "")}</p>}
        <p className="truncate text-16/6 text-link">{shownTitle}</p>
        {shownWords && <p className="line-clamp-2 text-13 text-ink-muted">{shownWords}</p>}
      </figure>
    </div>
  );
}
