import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import type { Icon } from '~/ui/icons';

/** Actions of a document: a row on a desktop, two columns on a phone. */
export function ActionLinks({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-2.5 md:flex md:flex-wrap md:gap-3 print:hidden">{children}</div>;
}

interface Props {
  readonly href: string;
  readonly Icon: Icon;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ActionLink({ href, Icon, className, children }: Props) {
  return (
    <ButtonLink
      href={href}
      variant="outline"
      className={clsx(
        'min-w-0 max-md:justify-start max-md:gap-1 max-md:px-1.5 max-md:text-left max-md:text-small max-md:leading-tight',
        className,
      )}
    >
      <Icon className="size-5" />
      <span className="min-w-0">{children}</span>
    </ButtonLink>
  );
}
