/** Word and line; takes the text colour around it. */
export function Logo() {
  return (
    <span className="relative inline-block pb-1.5 font-display text-[1.375rem] leading-7 font-semibold tracking-[-0.02em]">
      Signoff
      <svg
        className="absolute inset-x-0 bottom-0 h-2 w-full overflow-visible"
        viewBox="0 0 78 8"
        fill="none"
        stroke="var(--signal)"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M1 5.5C22 5 43 4.8 57 5c5 .1 8.5-1 9.5-2.3.6-.9-.5-1.4-1.3-.6-1.3 1.3-1 3.4 1.8 3.4 3.2 0 5.2-2.3 10-3" />
      </svg>
    </span>
  );
}
