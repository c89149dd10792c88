import { useEffect, useId } from "react";
import { useApp } from "#client/lib/context.tsx";
import { controlLook, Field } from "#client/ui/Field.tsx";
import { t } from "#shared/languages/translate.ts";
import { checkUrl } from "#shared/pages/endpoints.ts";
import { MAX_SLUG_LENGTH, slugFrom, slugProblem } from "#shared/pages/slug.ts";
import {
  useDocument,
  usePageEditing,
  usePageField,
  usePageView,
  useSavedPage,
} from "../session/PageEditingContext.tsx";

/** So long after the last letter the server is asked. */
const ASK_AFTER_MS = 400;

/** The page's address, and whether it can be had, while it is typed. */
export function SlugField() {
  const id = useId();
  const { site } = useApp();
  const { store } = usePageEditing();
  const field = usePageField(
    "slug",
    (page) => page.slug,
    (page, value) => {
      page.slug = value;
    },
  );
  const title = useDocument(({ content }) => content.profile.title);
  const verdict = useVerdict(field.value);
  const offered = field.value === "" ? slugFrom(title) : "";
  // Whoever stands at a hyphen is not done yet.
  const isUnderWay = field.value.endsWith("-") && slugProblem(field.value.replace(/-+$/, "")) === null;
  const error = field.error ?? (verdict.problem && !isUnderWay ? t(verdict.problem) : undefined);
  return (
    <Field
      label={t("Page URL")}
      error={error}
      hint={
        offered && slugProblem(offered) === null ? (
          <>
            {t("A page needs an address before it is published.")}{" "}
            <button
              type="button"
              className="font-medium text-link underline underline-offset-2 touch:min-h-11"
              onClick={() => {
                store.release();
                field.set(offered);
              }}
            >
              {t("Use “{slug}”", { slug: offered })}
            </button>
          </>
        ) : undefined
      }
    >
      {(control) => (
        <>
          <div className="relative flex">
            <span
              id={`${id}base`}
              className="inline-flex shrink-0 items-center truncate border border-control bg-bg-muted px-2.5 text-13 text-ink-muted"
              style={{ maxWidth: "55%", borderRightWidth: 0, borderRadius: "8px 0 0 8px" }}
            >
              <span className="truncate">{`${site.pagesBase.replace(/^https?:\/\//, "")}/`}</span>
            </span>
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_SLUG_LENGTH}
              data-field="slug"
              className={controlLook("small")}
              style={{ borderTopLeftRadius: 0, borderBottomLeftRadius: 0 }}
              value={field.value}
              onChange={({ target }) => field.set(typed(target.value))}
              onBlur={() => field.value.endsWith("-") && field.set(field.value.replace(/-+$/, ""))}
            />
          </div>
          <p role="status" className="mt-1.5 text-13 text-success empty:hidden">
            {!error && verdict.word}
          </p>
        </>
      )}
    </Field>
  );
}

/** As far as it can be mended while somebody types: capitals and spaces. */
const typed = (text: string) => text.toLowerCase().replaceAll(/\s+/g, "-");

/** Asks the server for an address that has the right form, and keeps what it says for whoever saves. */
function useVerdict(slug: string): { problem: string | null; word: string } {
  const { call } = useApp();
  const { change, slugRefusal, hashNow } = usePageEditing();
  const known = usePageView().slug;
  const saved = useSavedPage();
  const isAsked = slug !== "" && slug !== saved?.slug && slugProblem(slug) === null && known?.slug !== slug;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const hash = hashNow();
      call(checkUrl, { params: { slug }, querystring: hash ? { hash } : {} }, { signal: stop.signal })
        .then(({ problem }) => change({ slug: { slug, problem } }))
        // Whoever saves hears it then.
        .catch(() => undefined);
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsked, slug, call, change, hashNow]);
  const problem = slugRefusal(slug);
  const isFree = slug !== saved?.slug && known?.slug === slug && known.problem === null;
  return { problem, word: isAsked ? t("Looking whether it is free") : isFree ? t("It is yours to take.") : "" };
}
