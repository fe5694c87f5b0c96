import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  /** Total and errors while typing. */
  status: ReactNode;
  /** Not sticky while nothing is entered. */
  isAside?: boolean;
  children: ReactNode;
};

export function StickyActionBar({ status, isAside = false, children }: Props) {
  return (
    <div
      className={clsx(
        'sticky-action-bar sticky bottom-full-bottom-nav z-20 -mx-3.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-border bg-surface px-3.5 py-2 md:bottom-0 md:mx-0 md:px-5 print:hidden',
        isAside && 'ready:static',
      )}
    >
      <p role="status" className="min-w-28 flex-1 text-small">
        {status}
      </p>
      {children}
    </div>
  );
}
