/** A turning ring; the label is for those who cannot see it. Reduced motion shows it still. */
export function Spinner({ label, className = "size-5" }: { label: string; className?: string }) {
  return (
    <span role="status" className="inline-flex">
      <svg className={`${className} motion-safe:animate-spin`} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity=".25" strokeWidth="2.5" />
        <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
