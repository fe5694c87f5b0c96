import clsx from 'clsx';
import { CloseIcon } from './icons';
import { Link, type LinkProps } from './link';

type Props = LinkProps & {
  current?: boolean;
  /** Pressing removes the filter: shows a cross. */
  removable?: boolean;
};

export function Chip({ current = false, removable = false, className, children, ...link }: Props) {
  return (
    <Link aria-current={current ? 'true' : undefined} className={clsx('pill', className)} {...link}>
      <span>{children}</span>
      {removable && <CloseIcon className="size-4" />}
    </Link>
  );
}
