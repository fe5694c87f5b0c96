import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { PrintButton } from '~/ui/forms/print-button';
import { TableFiles } from '~/ui/lists/table-files';

export interface PriceListFiles {
  readonly pdfHref: string;
  /** For spreadsheets, under the filters in force; none for a visitor, who has no prices, and beside cards. */
  readonly csvHref?: string | undefined;
  readonly xlsxHref?: string | undefined;
  /** On paper, which cards are not for: 'Первоцвіт · +380 44 123 45 67 · Ціни й залишки на 20 листопада 2026 р., 14:05'. */
  readonly asOf?: string | undefined;
}

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
