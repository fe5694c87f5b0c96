import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { PrintIcon } from '~/ui/icons';
import { RepeatOrderForm } from './repeat/repeat-order-form';

/** A sheet the document is printed as. */
export interface SheetLink {
  /** 'Видаткова накладна' */
  readonly label: string;
  readonly href: string;
}

interface Props {
  readonly document: { readonly id: string; readonly repeatable: boolean; readonly sheets: readonly SheetLink[] };
}

/** What can be done with a document: order the same again, print it. */
export function DocumentActions({ document: { id, repeatable, sheets } }: Props) {
  const { t } = useTranslation('documents');
  return (
    <div className="flex flex-wrap items-center gap-3 pb-6 print:hidden">
      {repeatable && <RepeatOrderForm documentId={id} />}
      {sheets.map(({ label, href }) => (
        <ButtonLink key={href} href={href} look="outline">
          <PrintIcon className="size-5" />
          <span><span className="sr-only">{t('printSheet')} </span>{label}</span>
        </ButtonLink>
      ))}
    </div>
  );
}
