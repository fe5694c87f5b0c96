import clsx from 'clsx';
import type { ReactNode } from 'react';

export type SummaryRow = {
  key: string;
  label: ReactNode;
  /** A formatted amount. */
  value: string;
  /** `fall` for what lowers the sum, `result` for what it comes to, `total` for the last word of a page. */
  tone?: 'fall' | 'result' | 'total' | undefined;
};

const rowTones = {
  plain: 'py-1 text-meta text-muted',
  fall: 'py-1 text-meta text-muted',
  result: 'py-1 text-meta font-semibold text-ink',
  total: 'items-baseline pb-1 pt-3 text-total font-bold text-ink',
};

/** Amounts under one another: parts of a sum and the sum itself. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.key} className={clsx('flex flex-wrap justify-between gap-x-4', rowTones[row.tone ?? 'plain'])}>
          <dt>{row.label}</dt>
          <dd className={clsx('ml-auto whitespace-nowrap text-right', row.tone === 'fall' && 'text-poppy-ink')}>
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
