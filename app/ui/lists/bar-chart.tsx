const HEIGHT = 200;
const TOP = 16;
const BOTTOM = HEIGHT - 24;
const FONT_SIZE = 12;
const CHARACTER_WIDTH = 7;

export interface ChartBar {
  readonly key: string;
  /** Of the greatest value of the axis, 0 to 1. */
  readonly fraction: number;
  readonly label: string | null;
  /** The others are paler where one is marked. */
  readonly isMarked?: boolean | undefined;
}

type Props = {
  /** Says what the bars show and that the table has the same. */
  title: string;
  bars: readonly ChartBar[];
  /** Labels of the whole and the half height. */
  axis: readonly [string, string];
};

/** Columns over a time axis. Its figures stand in a table beside it. */
export function ColumnChart({ title, bars, axis }: Props) {
  const width = CHARACTER_WIDTH * Math.max(...axis.map(({ length }) => length)) + 4;
  const heightOf = (fraction: number) => (BOTTOM - TOP) * Math.min(1, Math.max(0, fraction));
  const slot = 100 / bars.length;
  const isMarking = bars.some(({ isMarked }) => isMarked);
  return (
    <div className="mt-3 flex gap-2 text-leaf-ink">
      <svg width={width} height={HEIGHT} fontSize={FONT_SIZE} fill="currentColor" aria-hidden="true" focusable="false">
        {[...axis, '0'].map((label, index) => (
          <text key={label} x={width} y={TOP + ((BOTTOM - TOP) * index) / 2 + 4} textAnchor="end">
            {label}
          </text>
        ))}
      </svg>
      <svg
        role="img"
        aria-label={title}
        height={HEIGHT}
        fontSize={FONT_SIZE}
        fill="currentColor"
        focusable="false"
        className="min-w-0 flex-1"
      >
        {[0, 1, 2].map((index) => (
          <rect
            key={index}
            y={TOP + ((BOTTOM - TOP) * index) / 2}
            width="100%"
            height="1"
            fillOpacity={index === 2 ? 1 : 0.3}
          />
        ))}
        {bars.map(({ key, fraction, label, isMarked }, index) => (
          <g key={key}>
            <rect
              x={percent(slot * (index + 0.15))}
              y={BOTTOM - heightOf(fraction)}
              width={percent(slot * 0.7)}
              height={heightOf(fraction)}
              fillOpacity={isMarking && !isMarked ? 0.6 : 1}
            />
            {label !== null && (
              <text x={percent(slot * (index + 0.5))} y={HEIGHT - 8} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function percent(value: number): string {
  return `${String(Math.round(value * 100) / 100)}%`;
}
