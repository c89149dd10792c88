import { useEffect, useRef } from "react";
import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { Sentence } from "#client/ui/Sentence.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { HeroMail } from "./components/HeroMail.tsx";
import { keepTyped, type Typed } from "./components/typed.ts";
import { useMiniEditor } from "./components/useMiniEditor.ts";

const COLORS = [
  ["#00686c", msg("Teal")],
  ["#1d5fb8", msg("Blue")],
  ["#4f46c8", msg("Violet")],
  ["#b4257f", msg("Pink")],
  ["#b42338", msg("Red")],
  ["#3d7f1f", msg("Green")],
] as const;

const INPUT =
  "h-11 w-full rounded-control border border-[#6b7d84] bg-white/5 px-3 text-16 text-on-plate placeholder:text-on-plate-muted hover:border-on-plate-muted";

type Props = { content: Content; html: string };

/** One promise, and a signature that changes as one types. */
export function Island({ content, html }: Props) {
  const editor = useMiniEditor(content, html);
  useTakingAlong(editor.draft);
  const { name, position, color } = editor.values;
  return (
    <section className="on-plate bg-plate text-on-plate">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-12 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center lg:pt-16 lg:pb-24">
        <div>
          <h1 tabIndex={-1} className="font-display text-hero font-semibold tracking-[-0.025em]">
            <Sentence
              text="Email signatures that arrive <line>as designed</line>"
              line={(words) => (
                <span className="relative inline-block sm:whitespace-nowrap">
                  {words}
                  <SignOffLine className="absolute -bottom-3 left-0 h-4 w-full" />
                </span>
              )}
            />
          </h1>
          <p className="mt-8 max-w-120 text-18 text-on-plate-muted">
            {t(
              "Type your details, pick a layout, copy it into your mail client. What you see here is what your recipients get, in light and in dark mode.",
            )}
          </p>
          <fieldset className="mt-8 grid max-w-120 gap-4 sm:grid-cols-2" onFocus={editor.prepare}>
            <legend className="sr-only">{t("Try it")}</legend>
            <label className="text-13 font-medium">
              {t("Your name")}
              <input
                dir="auto"
                className={`mt-1.5 ${INPUT}`}
                value={name}
                maxLength={60}
                autoComplete="name"
                onChange={(event) => editor.change({ name: event.target.value })}
              />
            </label>
            <label className="text-13 font-medium">
              {t("Your role")}
              <input
                dir="auto"
                className={`mt-1.5 ${INPUT}`}
                value={position}
                maxLength={60}
                autoComplete="organization-title"
                onChange={(event) => editor.change({ position: event.target.value })}
              />
            </label>
            <fieldset className="sm:col-span-2">
              <legend className="text-13 font-medium">{t("Colour")}</legend>
              <div className="mt-2 flex flex-wrap gap-3">
                {COLORS.map(([value, label]) => (
                  <label
                    key={value}
                    className="grid size-9 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11"
                  >
                    <input
                      type="radio"
                      name="color"
                      className="sr-only"
                      checked={color === value}
                      onChange={() => editor.change({ color: value })}
                    />
                    <span className="size-6 rounded-full ring-1 ring-white/30" style={{ background: value }} />
                    <span className="sr-only">{t(label)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </fieldset>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link to={pathTo("editor-create")} className={buttonLook({ look: "signal", size: "large" })}>
              {t("Create free signature")}
            </Link>
            <p className="text-14 text-on-plate-muted">{t("No account needed to start.")}</p>
          </div>
        </div>
        <HeroMail html={editor.html} name={name} />
      </div>
    </section>
  );
}

/** Whichever link of the page leads to the editor, what was typed comes along. */
function useTakingAlong(draft: Typed) {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    const take = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link?.pathname === pathTo("editor-create")) keepTyped(latest.current);
    };
    document.addEventListener("click", take, true);
    return () => document.removeEventListener("click", take, true);
  }, []);
}
