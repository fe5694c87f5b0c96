import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { PrintButton } from '~/ui/print-button';
import { useLinks } from '~/use-links';

/** The cart as a file and on paper. */
export function CartFiles({ asOf }: { asOf: string }) {
  const { t } = useTranslation('cart');
  const links = useLinks();
  const button = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <>
      <nav aria-label={t('files')} className="flex flex-wrap gap-2 py-2 print:hidden">
        <a href={links.to('checkout-xlsx')} className={button} aria-label={t('xlsx')}>
          XLSX
        </a>
        <a href={links.to('checkout-csv')} className={button} aria-label={t('csv')}>
          CSV
        </a>
        <PrintButton variant="outline">{t('print')}</PrintButton>
      </nav>
      <p className="mb-2 hidden text-small print:block">{asOf}</p>
    </>
  );
}
