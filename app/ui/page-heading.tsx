import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  intro?: ReactNode;
  /** At the right on a desktop, a row of their own on a phone. */
  actions?: ReactNode;
};

export function PageHeading({ title, lead, intro, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end gap-x-5 gap-y-1 pb-5 pt-1">
      <h1 className="min-w-0 text-title font-bold [overflow-wrap:anywhere]">{title}</h1>
      {lead !== undefined && <p className="pb-0.5 text-muted">{lead}</p>}
      {intro !== undefined && <p className="w-full text-muted md:order-last">{intro}</p>}
      {actions !== undefined && <div className="mt-2 w-full min-w-0 md:ml-auto md:mt-0 md:w-auto">{actions}</div>}
    </header>
  );
}
