import clsx from 'clsx';
import { Link } from './link';

export type Crumb = { label: string; href?: string | undefined };

/** The last crumb is the page itself, which is no link. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="pt-3 text-small text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li
            key={`${crumb.label} ${crumb.href ?? ''}`}
            className={clsx('flex items-center gap-x-2', index > 0 && crumb.href === undefined && 'max-md:sr-only')}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {crumb.href === undefined ? (
              <span aria-current="page" className="py-1.5">
                {crumb.label}
              </span>
            ) : (
              <Link href={crumb.href} className="py-1.5 hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
