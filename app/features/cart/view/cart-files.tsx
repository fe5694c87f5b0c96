import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { PrintButton } from '~/ui/forms/print-button';
import { TableFiles } from '~/ui/lists/table-files';
import { useLinks } from '~/use-links';
import type { CartView } from '../model/cart.server';

export function CartFiles({ asOf, tagsHref }: Pick<CartView, 'asOf' | 'tagsHref'>) {
  const { t } = useTranslation('cart');
  const links = useLinks();
  return (
    <>
      <nav aria-label={t('files')} className="flex flex-wrap gap-2 py-2 print:hidden">
        <TableFiles
          size="sm"
          xlsx={{ href: links.to('checkout-xlsx'), label: t('xlsx') }}
          csv={{ href: links.to('checkout-csv'), label: t('csv') }}
        />
        <PrintButton variant="outline">{t('print')}</PrintButton>
        {tagsHref !== null && (
          <ButtonLink href={tagsHref} variant="outline" size="sm">
            {t('priceTags')}
          </ButtonLink>
        )}
      </nav>
      <p className="mb-2 hidden text-small print:block">{asOf}</p>
    </>
  );
}
