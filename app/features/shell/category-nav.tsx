import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import type { ShellView } from './shell-view';

/** The shop's sections in one row that scrolls inside itself. */
export function CategoryNav({ categories }: Pick<ShellView, 'categories'>) {
  const { t } = useTranslation('shell');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('sections')} className="border-b border-line bg-surface print:hidden">
      <ul className="section-row scroll-row mx-auto max-w-page gap-5 px-3.5 md:gap-7 md:px-6">
        {categories.map(({ id, name, href, current }) => (
          <li key={id}>
            <Link href={href} prefetch="intent" aria-current={current ? 'page' : undefined}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
