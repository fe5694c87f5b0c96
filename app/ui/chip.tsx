import clsx from 'clsx';
import { CloseIcon } from './icons';
import { Link, type LinkProps } from './link';

type Props = LinkProps & {
  /** The choice in force. */
  current?: boolean;
  /** Pressing takes the choice away: a cross stands after the words. */
  removable?: boolean;
};

/** A small round link: a view, an order of sorting, a filter in force. */
export function Chip({ current = false, removable = false, className, children, ...link }: Props) {
  return (
    <Link aria-current={current ? 'true' : undefined} className={clsx('pill', className)} {...link}>
      <span>{children}</span>
      {removable && <CloseIcon className="size-4" />}
    </Link>
  );
}
