/** Decoration: the name stands beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" className={className} aria-hidden="true" focusable="false">
      <g className="fill-wheat">
        <path d="M17 3c4 5 4 9 0 14-4-5-4-9 0-14z" />
        <path d="M31 17c-5 4-9 4-14 0 5-4 9-4 14 0z" opacity=".85" />
        <path d="M3 17c5-4 9-4 14 0-5 4-9 4-14 0z" opacity=".85" />
      </g>
      <path d="M17 17v14" className="stroke-header-muted" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
