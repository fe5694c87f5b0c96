import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import type { LayoutView } from './layout-view';

/** The shop's sections; on a phone a row that scrolls sideways. */
export function CategoryNav({ categories, place }: Pick<LayoutView, 'categories' | 'place'>) {
  const { t } = useTranslation('layout');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('sections')} className="border-b border-border bg-surface max-md:hidden print:hidden">
      <ul className="category-nav mx-auto flex max-w-page flex-wrap gap-x-5 px-6 py-1">
        {categories.map(({ id, name, href }) => (
          <li key={id}>
            <Link
              href={href}
              title={name}
              prefetch="intent"
              aria-current={place.within.includes(id) ? 'page' : undefined}
              data-under={place.under.includes(id) || undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
