import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { CloseIcon } from '~/ui/icons';
import { Notice } from '~/ui/overlays/notice';
import { Chip } from '~/ui/chip';
import { PrintButton } from '~/ui/forms/print-button';
import { PrintoutBody } from '../printout/printout-body';
import type { BundlePrintView } from './bundle-print.server';

export function BundlePrintPage({ print }: { print: BundlePrintView }) {
  const { t } = useTranslation('bundle');
  const { title, printouts, missing, parts, closeHref } = print;
  return (
    <>
      <nav
        aria-label={t('papers:toolbar')}
        className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-3.5 py-4 md:px-6 print:hidden"
      >
        <PrintButton>{t('papers:print')}</PrintButton>
        <ButtonLink href={closeHref} variant="secondary">
          <CloseIcon className="size-5" />
          <span>{t('common:close')}</span>
        </ButtonLink>
        <p className="text-small text-muted ready:hidden">{t('papers:printHint')}</p>
        {parts.length > 0 && (
          <div className="flex flex-wrap gap-2 md:ml-auto">
            {parts.map(({ label, href, current }) => (
              <Chip key={href} href={href} current={current}>
                {label}
              </Chip>
            ))}
          </div>
        )}
      </nav>
      <main>
        <h1 className="sr-only">{title}</h1>
        {missing.length > 0 && (
          <div className="mx-auto max-w-page px-3.5 pb-4 md:px-6">
            <Notice tone="warning" title={t('missing')}>
              {missing.join(', ')}
            </Notice>
          </div>
        )}
        {printouts.length === 0 && missing.length === 0 && (
          <p className="mx-auto max-w-page px-3.5 pb-4 md:px-6">{t('empty')}</p>
        )}
        {printouts.map((printout, index) => (
          <article
            key={printout.id}
            className={clsx(
              'printout mb-4 grid gap-6 print:mb-0 print:gap-4',
              (index > 0 || missing.length > 0) && 'break-before-page',
            )}
          >
            <PrintoutBody printout={printout} heading="h2" />
          </article>
        ))}
      </main>
    </>
  );
}
