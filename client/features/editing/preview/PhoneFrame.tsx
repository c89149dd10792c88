import { type Drawn, PageFrame } from "./PageFrame.tsx";

/** A usual phone, CSS pixels. */
export const PHONE = { widthPx: 390, heightPx: 780 };

type Props = {
  drawn: Drawn;
  /** what it shows, for those who cannot see it */
  label: string;
  /** the same of what is in it: "Preview of Ana Ruiz" */
  title: string;
};

/** Whatever visitors get, as a phone shows it; no higher than the window, where it stands beside what is edited. */
export function PhoneFrame({ drawn, label, title }: Props) {
  return (
    <section aria-label={label} className="mx-auto w-full" style={{ maxWidth: "min(20rem, max(14rem, 46svh - 5rem))" }}>
      <div className="p-2 shadow-3 ring-1 ring-line" style={{ borderRadius: "2.75rem", background: "#0b1f24" }}>
        <div
          className="relative overflow-hidden bg-white"
          style={{ aspectRatio: `${PHONE.widthPx} / ${PHONE.heightPx}`, borderRadius: "2.2rem" }}
        >
          <PageFrame drawn={drawn} title={title} {...PHONE} />
        </div>
      </div>
    </section>
  );
}
