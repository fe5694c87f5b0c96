import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { RetailNote } from '~/ui/retail-note';
import { Thumbnail } from '~/ui/thumbnail';
import type { DocumentItemView } from './document-view.server';

export function DocumentItems({ items }: { items: readonly DocumentItemView[] }) {
  const { t } = useTranslation('documents');
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="mb-3 text-section font-semibold">
        {t('items')}
      </h2>
      {items.length === 0 && <p className="rounded-lg bg-surface px-4 py-5 text-muted">{t('noItems')}</p>}
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:overflow-hidden md:rounded-lg">
        {items.map((item) => (
          <li key={item.id} className="flex gap-3.5 px-3.5 py-3.5 md:px-5">
            <Thumbnail picture={item.picture} />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3">
                <h3 className="min-w-0 font-semibold">
                  <Link href={item.href} className="hover:text-leaf-ink hover:underline">
                    {item.name}
                  </Link>
                </h3>
                <p className="whitespace-nowrap font-semibold">{item.total}</p>
              </div>
              <p className="text-small text-muted">{[item.manufacturer, item.amount].filter(Boolean).join(' · ')}</p>
              <RetailNote text={item.retail} />
              <p className="text-small text-muted">{[item.container, item.rate].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
