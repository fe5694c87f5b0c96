import clsx from 'clsx';
import type { ReactNode } from 'react';

/** `good`: done or paid, `running`: in progress, `waiting`: needs somebody, `bad`: rejected or cancelled. */
export type BadgeTone = 'plain' | 'running' | 'good' | 'waiting' | 'bad';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-border text-ink',
  running: 'bg-tint text-leaf-ink',
  good: 'bg-leaf text-on-leaf',
  waiting: 'bg-amber-tint text-amber-ink',
  bad: 'bg-poppy-tint text-poppy-ink',
};

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-tag px-2 py-0.5 text-fine font-semibold forced-colors:border',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
