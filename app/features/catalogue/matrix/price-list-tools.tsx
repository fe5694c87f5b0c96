import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { PrintButton } from '~/ui/forms/print-button';
import { TableFiles } from '~/ui/lists/table-files';
import type { PriceListFiles } from '../list/category-page.server';

export function PriceListTools({ files: { pdfHref, csvHref, xlsxHref, asOf } }: { files: PriceListFiles }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <nav
        aria-label={t('priceListFiles')}
        className="mb-3 flex flex-wrap gap-2 max-lg:order-1 max-lg:mt-6 print:hidden"
      >
        {xlsxHref !== undefined && csvHref !== undefined && (
          <TableFiles
            xlsx={{ href: xlsxHref, label: t('priceListXlsx') }}
            csv={{ href: csvHref, label: t('priceListCsv') }}
          />
        )}
        <a href={pdfHref} className={buttonClass({ variant: 'outline' })} aria-label={t('priceListPdf')}>
          PDF
        </a>
        <PrintButton variant="outline">{t('printPriceList')}</PrintButton>
      </nav>
      <p className="mb-2 hidden text-small print:block">{asOf}</p>
    </>
  );
}
