import { useMemo, useRef, useState } from "react";
import { useIsNear } from "#client/lib/useIsNear.ts";
import { WARN_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Finding } from "#shared/signatures/schema.ts";
import { draw, type Form, layoutName, type Specimen, type View, withPictures } from "./specimens.ts";

type Props = { specimen: Specimen; view: View; form: Form };

/** One signature with its size, findings, plain text and source. Drawn when it comes into sight: there are thousands. */
export function SpecimenCard(props: Props) {
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const { layout, content, addon } = props.specimen;
  return (
    <article ref={place} className="min-w-0 rounded-card bg-surface p-4 shadow-1">
      <h2 className="text-14 font-semibold">
        {layoutName(layout)}{" "}
        <span className="font-normal text-ink-muted">
          {content}
          {addon === "none" ? "" : ` + ${addon}`}
        </span>
      </h2>
      {isNear ? <Drawn {...props} /> : <div className="h-60" />}
    </article>
  );
}

function Drawn({ specimen, view, form }: Props) {
  const { html, text, size, findings } = useMemo(() => draw(specimen, form), [specimen, form]);
  const [height, setHeight] = useState(200);
  if (!html) return <p className="mt-3 text-14 text-ink-muted">Nothing to draw.</p>;
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signature</title><base target="_blank"></head><body style="margin:0;padding:16px;background:${view.ground}">${withPictures(view.show(html), location.origin)}</body></html>`;
  return (
    <>
      <iframe
        title={`${layoutName(specimen.layout)}, ${specimen.content}`}
        sandbox="allow-same-origin"
        srcDoc={page}
        className="mt-3 block w-full rounded-control border border-line"
        style={{ height, colorScheme: "light" }}
        onLoad={(event) => setHeight(event.currentTarget.contentDocument?.documentElement.offsetHeight ?? 200)}
      />
      <p className="mt-3 text-13 text-ink-muted tabular-nums">
        <span className={size > WARN_HTML_CHARS ? "font-semibold text-warning" : undefined}>
          {size.toLocaleString("en")} characters
        </span>
        {" · "}
        {new TextEncoder().encode(html).length.toLocaleString("en")} bytes
      </p>
      <Findings findings={findings} />
      <Fold title="Plain text" text={text} />
      <Fold title="Source" text={html} />
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="text-13 text-success">No findings</p>;
  const errors = findings.filter(({ level }) => level === "error").length;
  return (
    <details className="text-13">
      <summary className={errors ? "cursor-pointer font-semibold text-danger" : "cursor-pointer text-ink-muted"}>
        {errors} errors, {findings.length - errors} notes
      </summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {findings.map(({ rule, level, where, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two findings may read alike
          <li key={index}>
            <b>
              {level} {rule}
            </b>{" "}
            {message} <code className="break-all text-ink-muted">{where}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Fold({ title, text }: { title: string; text: string }) {
  return (
    <details className="text-13">
      <summary className="cursor-pointer text-ink-muted">{title}</summary>
      <pre className="mt-1 max-h-80 overflow-auto rounded-control bg-bg-muted p-3 text-12 break-all whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
