import { budgets, type Budget, type Measured } from './budgets';

export interface Judged extends Measured {
  readonly budget: number;
  /** Share of the budget; above 1 is over it. */
  readonly ratio: number;
  readonly isWithinBudget: boolean;
}

/** Compares a measured value with its budget. */
export function judge(measured: Measured): Judged {
  const { most, least }: Budget = budgets[measured.id];
  const budget = most ?? least ?? Number.NaN;
  const ratio = least === undefined ? share(measured.value, budget) : share(least, measured.value);
  return { ...measured, budget, ratio, isWithinBudget: ratio <= 1 };
}

/** 0 of 0 is within the budget, anything else of 0 is over it. */
function share(part: number, whole: number): number {
  if (whole === 0) return part === 0 ? 0 : Infinity;
  return part / whole;
}

/** A Markdown table of the values. */
export function writeTable(lines: readonly Judged[]): string {
  const rows = lines.map((line) => {
    const { what, unit, most }: Budget = budgets[line.id];
    const sign = most === undefined ? '≥' : '≤';
    return `| ${what} | ${sign} ${write(line.budget, unit)} | ${line.isWithinBudget ? write(line.value, unit) : `**${write(line.value, unit)}**`} | ${Number.isFinite(line.ratio) ? line.ratio.toFixed(2) : '∞'} |`;
  });
  return ['| | budget | measured | budget used |', '|---|---|---|---|', ...rows].join('\n');
}

function write(value: number, unit: Budget['unit']): string {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === '×') return `${String(Math.round(value * 1000) / 1000)}${unit}`;
  const text = value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Math.round(value * 100) / 100);
  return unit === '%' || unit === '/s' ? `${text}${unit}` : `${text} ${unit}`.trim();
}
