const ROWS = ["one", "two", "three", "four"];

/** In the place of members that are on their way; there after a moment, so that what is quick does not flash. */
export const SkeletonRows = () => (
  <div
    aria-hidden="true"
    className="mt-3 space-y-3 motion-safe:animate-[appear_240ms_150ms_both] lg:space-y-px lg:overflow-clip lg:rounded-card"
  >
    {ROWS.map((key) => (
      <div key={key} className="flex h-20 items-center gap-4 bg-surface px-4 max-lg:rounded-card">
        <div className="size-10 rounded-full bg-bg-muted" />
        <div className="flex-1 space-y-2">
          <div className="h-4 w-40 rounded-chip bg-bg-muted" />
          <div className="h-3 w-56 max-w-full rounded-chip bg-bg-muted" />
        </div>
        <div className="h-12 w-40 rounded-control bg-bg-muted max-sm:hidden" />
      </div>
    ))}
  </div>
);
