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
export function Pill({ current = false, removable = false, className, children, ...link }: Props) {
  return (
    <Link
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-target flex-none items-center gap-1.5 whitespace-nowrap rounded-full border px-4 text-small font-medium transition-colors',
        current ? 'border-ink bg-ink text-paper forced-colors:outline' : 'border-line bg-surface hover:border-leaf-ink hover:text-leaf-ink',
        className,
      )}
      {...link}
    >
      {children}
      {removable && <CloseIcon className="size-4" />}
    </Link>
  );
}
