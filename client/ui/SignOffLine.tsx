import clsx from "clsx";

/** The brand's motif, 16 px high: a stroke that runs straight, as far as there is room, and ends in a hand-drawn flick. */
export function SignOffLine({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx("flex h-4 items-center", className)}>
      <span className="-mr-0.5 h-[2.4px] flex-1 translate-y-[1px] rounded-full bg-signal" />
      <svg
        className="h-4 w-16 shrink-0 overflow-visible"
        viewBox="0 0 80 20"
        fill="none"
        stroke="var(--signal)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M0 11.2c15 .1 26-2.4 29.5-5.6 2.3-2.2-.6-3.9-3.2-1.9-3.9 3-4.5 9.3 2.5 9.8 9.6.7 17.2-7.2 22.2-7.2 3.6 0 1.3 5.2 5.6 5.2 4.8 0 9-4.6 16.4-5.8" />
      </svg>
    </span>
  );
}
