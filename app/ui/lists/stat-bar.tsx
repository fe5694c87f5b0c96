import clsx from 'clsx';

export type BarPart = {
  /** 0 to 1. */
  fraction: number;
  tone: 'used' | 'added' | 'near' | 'over';
};

const toneFills = { used: 'fill-sage', added: 'fill-wheat', near: 'fill-wheat', over: 'fill-poppy' };

/** Start and length of each part, percent, within the bar. */
export function placeParts(parts: readonly BarPart[]): { tone: BarPart['tone']; start: number; length: number }[] {
  let start = 0;
  return parts.map(({ fraction, tone }) => {
    const length = Math.max(0, Math.min(100 - start, Math.round(fraction * 1000) / 10));
    const placed = { tone, start, length };
    start += length;
    return placed;
  });
}

type Props = { parts: readonly BarPart[]; className?: string; onFrame?: boolean };

/** A bar of shares; decoration of text beside it, so hidden from screen readers. */
export function StatBar({ parts, className, onFrame = false }: Props) {
  return (
    <svg
      className={clsx('block w-full overflow-hidden rounded-full', className ?? 'h-2.5')}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" className={onFrame ? 'fill-header-border' : 'fill-border'} />
      {placeParts(parts).map(({ tone, start, length }) => (
        <rect
          key={tone}
          x={`${String(start)}%`}
          width={`${String(length)}%`}
          height="100%"
          className={toneFills[tone]}
        />
      ))}
    </svg>
  );
}
