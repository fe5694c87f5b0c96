import { useTranslation } from 'react-i18next';
import { buttonClass, ButtonLink } from '~/ui/button';
import { CloseIcon } from '~/ui/icons';
import { Pill } from '~/ui/pill';
import { PrintButton } from '~/ui/print-button';
import type { SheetView } from './sheet-view';

/** What can be done with the sheet; never on paper. */
export function SheetToolbar({ sheet }: { sheet: Pick<SheetView, 'sheets' | 'pdfHref' | 'closeHref'> }) {
  const { t } = useTranslation('papers');
  return (
    <nav aria-label={t('toolbar')} className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-3.5 py-4 md:px-6 print:hidden">
      <PrintButton pdfHref={sheet.pdfHref}>{t('print')}</PrintButton>
      <a href={sheet.pdfHref} className={buttonClass({ look: 'outline' })}>{t('pdf')}</a>
      <ButtonLink href={sheet.closeHref} look="quiet">
        <CloseIcon className="size-5" />
        {t('words:close')}
      </ButtonLink>
      <p className="text-small text-soft ready:hidden">{t('printHint')}</p>
      {sheet.sheets.length > 1 && (
        <div className="flex flex-wrap gap-2 md:ml-auto">
          {sheet.sheets.map(({ label, href, current }) => <Pill key={href} href={href} current={current}>{label}</Pill>)}
        </div>
      )}
    </nav>
  );
}
