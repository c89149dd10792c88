/** In the place of tiles that are on their way; there after a moment, so that what is quick does not flash. */
export function SkeletonTiles({ count = 3 }: { count?: number }) {
  return (
    <div
      aria-hidden="true"
      className="mt-6 grid w-full gap-6 motion-safe:animate-[appear_240ms_150ms_both] sm:grid-cols-2 lg:grid-cols-3"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="overflow-hidden rounded-card bg-surface shadow-2">
          <div className="h-44 bg-bg-muted" />
          <div className="grid gap-2.5 border-t border-line px-4 py-4">
            <div className="h-4 w-2/3 rounded-chip bg-bg-muted" />
            <div className="h-3 w-1/2 rounded-chip bg-bg-muted" />
            <div className="h-8 w-40 rounded-control bg-bg-muted" />
          </div>
        </div>
      ))}
    </div>
  );
}
