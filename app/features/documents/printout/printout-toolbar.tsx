import { useTranslation } from 'react-i18next';
import { buttonClass, ButtonLink } from '~/ui/button';
import { CloseIcon } from '~/ui/icons';
import { Chip } from '~/ui/chip';
import { PrintButton } from '~/ui/forms/print-button';
import type { PrintoutView } from './printout.server';

type Props = { printout: Pick<PrintoutView, 'kinds' | 'pdfHref' | 'clientInvoiceHref' | 'closeHref'> };

/** Hidden in print. */
export function PrintoutToolbar({ printout }: Props) {
  const { t } = useTranslation('papers');
  return (
    <nav aria-label={t('toolbar')} className="mx-auto flex max-w-page flex-wrap items-center gap-3 py-4 print:hidden">
      <PrintButton pdfHref={printout.pdfHref ?? undefined}>{t('print')}</PrintButton>
      {printout.pdfHref !== null && (
        <a href={printout.pdfHref} className={buttonClass({ variant: 'outline' })}>
          {t('pdf')}
        </a>
      )}
      {printout.clientInvoiceHref !== null && (
        <a href={printout.clientInvoiceHref} className={buttonClass({ variant: 'outline' })}>
          {t('clientInvoice')}
        </a>
      )}
      <ButtonLink href={printout.closeHref} variant="secondary">
        <CloseIcon className="size-5" />
        <span>{t('common:close')}</span>
      </ButtonLink>
      <p className="text-small text-muted ready:hidden">{t('printHint')}</p>
      {printout.kinds.length > 1 && (
        <div className="flex flex-wrap gap-2 md:ml-auto">
          {printout.kinds.map(({ label, href, current }) => (
            <Chip key={href} href={href} current={current}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </nav>
  );
}
