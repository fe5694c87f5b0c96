import clsx from 'clsx';

/** A number at the corner of a `relative` element, which names it for screen readers. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  return (
    <span
      className={clsx(
        'absolute grid h-5 min-w-5 place-content-center rounded-full px-1 text-tiny font-semibold text-on-leaf',
        className,
      )}
      aria-hidden="true"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
