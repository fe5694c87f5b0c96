import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CutOffView } from '~/data/cut-off.server';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { CutOffLine } from '~/ui/cut-off-line';
import { PageHeading } from '~/ui/page-heading';
import { NewsLine } from './news-line';
import { DebtLimit } from './debt-limit';
import { SectionTiles } from './section-tiles';
import { Link } from '~/ui/link';
import type { CreditStatusView, NewsView, SectionTileView } from './home.server';

/** Pages of the shop's own desk. */
const pages = ['event', 'retail', 'price-tags'] as const;

/** What a florist does beside ordering, behind one word. */
function Workshop() {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <details className="text-small print:hidden">
      <summary className="inline-flex min-h-target cursor-pointer items-center text-leaf-ink underline underline-offset-4">
        {t('shop.title')}
      </summary>
      <nav aria-label={t('shop.title')} className="flex flex-wrap gap-x-5">
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
    </details>
  );
}

type Props = {
  sections: readonly SectionTileView[] | null;
  creditStatus: CreditStatusView | null;
  cutOff: CutOffView | null;
  news: NewsView;
  openOrders: ReactNode;
  lastOrder: ReactNode;
  children: ReactNode;
};

export function CustomerHome({ sections, creditStatus, cutOff, news, openOrders, lastOrder, children }: Props) {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <div className="mx-auto grid max-w-page gap-10 px-3.5 pb-8 pt-5 md:px-6">
      <div>
        <PageHeading
          title={t('customerTitle')}
          intro={creditStatus?.lead}
          actions={
            <div className="grid grid-cols-2 gap-2.5 md:flex">
              <ButtonLink href={links.to('list')} variant="outline" size="sm" className="min-w-0 md:px-4">
                {t('layout:menu.list')}
              </ButtonLink>
              <ButtonLink href={links.to('quick-order')} variant="outline" size="sm" className="min-w-0 md:px-4">
                {t('layout:menu.quickOrder')}
              </ButtonLink>
            </div>
          }
        />
        <CutOffLine cutOff={cutOff} className="-mt-3 mb-5 block" />
        <NewsLine news={news} className="-mt-5 mb-3" />
        <div className={clsx('grid items-stretch gap-4', creditStatus?.limit !== null && 'md:grid-cols-2')}>
          {lastOrder}
          <DebtLimit creditStatus={creditStatus} />
        </div>
      </div>
      {openOrders}
      <Workshop />
      <SectionTiles sections={sections} />
      {children}
    </div>
  );
}
