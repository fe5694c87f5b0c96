import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { useLinks } from '~/use-links';

/** Pages of the shop's own desk. */
const pages = ['retail', 'event', 'holidays', 'spending'] as const;

/** One quiet line of links to what a florist does beside ordering. */
export function ShopLinks() {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <nav
      aria-label={t('shop.title')}
      className="flex flex-wrap items-center gap-x-5 text-small text-muted print:hidden"
    >
      <span>{t('shop.title')}</span>
      {pages.map((page) => (
        <Link
          key={page}
          href={links.to(page)}
          className="inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4"
        >
          {t(`shop.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
