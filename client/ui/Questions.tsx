import { t } from "#shared/languages/translate.ts";

type Props = {
  items: readonly { question: string; answer: string }[];
  /** what the answers name */
  values?: Record<string, string | number>;
};

/** Questions that open to their answers; the browser does it. */
export function Questions({ items, values }: Props) {
  return (
    <div className="mt-8 border-t border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-18 font-medium [&::-webkit-details-marker]:hidden">
            {t(question)}
            <span
              aria-hidden="true"
              className="text-24 leading-none text-link transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="max-w-reading pb-5 text-16 text-ink-muted">{t(answer, values)}</p>
        </details>
      ))}
    </div>
  );
}
