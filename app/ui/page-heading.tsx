import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  intro?: ReactNode;
  /** At the right on a desktop, a row of their own on a phone. */
  actions?: ReactNode;
  /** On a phone: small, or the title and its lead only read out where the page shows them elsewhere. */
  onPhone?: 'small' | 'hidden';
};

const phoneTitles = { small: 'max-md:text-total', hidden: 'max-md:sr-only' };
const leadOnPhone = { small: 'max-md:w-full max-md:pb-0 max-md:text-fine', hidden: 'max-md:sr-only' };

export function PageHeading({ title, lead, intro, actions, onPhone }: Props) {
  return (
    <header
      className={clsx(
        'flex flex-wrap items-end gap-x-5 gap-y-1 pb-5 pt-1',
        onPhone && 'max-md:gap-y-0 max-md:pb-1.5 max-md:pt-0.5',
      )}
    >
      <h1 className={clsx('min-w-0 text-title font-bold [overflow-wrap:anywhere]', onPhone && phoneTitles[onPhone])}>
        {title}
      </h1>
      {lead !== undefined && <p className={clsx('pb-0.5 text-muted', onPhone && leadOnPhone[onPhone])}>{lead}</p>}
      {intro !== undefined && <p className="w-full text-muted md:order-last">{intro}</p>}
      {actions !== undefined && <div className="mt-2 w-full min-w-0 md:ml-auto md:mt-0 md:w-auto">{actions}</div>}
    </header>
  );
}
