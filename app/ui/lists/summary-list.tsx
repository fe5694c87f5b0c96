import clsx from 'clsx';
import type { ReactNode } from 'react';

export type SummaryRow = {
  key: string;
  label: ReactNode;
  value: string;
  /** `fall`: a deduction, `result`: a subtotal, `total`: the final sum. */
  tone?: 'fall' | 'result' | 'total' | undefined;
};

const rowTones = {
  plain: 'py-1 text-meta text-muted',
  fall: 'py-1 text-meta text-muted',
  result: 'py-1 text-meta font-semibold text-ink',
  total: 'items-baseline pb-1 pt-3 text-total font-bold text-ink',
};

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
