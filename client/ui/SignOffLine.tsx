import clsx from "clsx";

/** The brand's motif: a stroke that runs straight and ends in a hand-drawn flick. It draws itself once when asked. */
export function SignOffLine({ className, isDrawing = false }: { className?: string; isDrawing?: boolean }) {
  return (
    <svg
      className={clsx("sign-off-line overflow-visible", isDrawing && "is-drawing", className)}
      viewBox="0 0 240 20"
      fill="none"
      stroke="var(--signal)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        pathLength={1}
        d="M2 12.5C60 11.6 118 11 160 11.2c20 .1 31-2.4 34.5-5.6 2.3-2.2-.6-3.9-3.2-1.9-3.9 3-4.5 9.3 2.5 9.8 9.6.7 17.2-7.2 22.2-7.2 3.6 0 1.3 5.2 5.6 5.2 4.8 0 9-4.6 16.4-5.8"
      />
    </svg>
  );
}
