import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { DoneIcon, OrdersIcon, PreordersIcon, PrintIcon } from '~/ui/icons';
import { ActionLink, ActionLinks } from './action-links';
import { RepeatOrderForm } from './repeat/repeat-order-form';

/** A sheet the document is printed as. */
export interface SheetLink {
  /** 'Видаткова накладна' */
  readonly label: string;
  readonly href: string;
}

/** What leads from a document to others. */
export interface OtherPapers {
  /** The order beside its invoice; null for what was never delivered. */
  readonly delivered: { readonly label: string; readonly href: string } | null;
  /** All papers of an order; null for other documents. */
  readonly packHref: string | null;
}

interface Props {
  readonly document: OtherPapers & { readonly id: string; readonly repeatable: boolean; readonly sheets: readonly SheetLink[] };
}

/** What can be done with a document: order the same again, see what of it was delivered, print it. */
export function DocumentActions({ document: { id, repeatable, delivered, packHref, sheets } }: Props) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  return (
    <div className="pb-6">
      <ActionLinks>
        {repeatable && <div className="col-span-2"><RepeatOrderForm documentId={id} wide /></div>}
        {delivered && <ActionLink href={delivered.href} Icon={DoneIcon}>{delivered.label}</ActionLink>}
        {packHref !== null && <ActionLink href={packHref} Icon={OrdersIcon}>{t('allPapers')}</ActionLink>}
        {repeatable && <ActionLink href={links.to('new-template', {}, { documentId: id })} Icon={PreordersIcon}>{t('saveTemplate')}</ActionLink>}
        {sheets.map(({ label, href }) => (
          <ActionLink key={href} href={href} Icon={PrintIcon}><span className="sr-only">{t('printSheet')} </span>{label}</ActionLink>
        ))}
      </ActionLinks>
    </div>
  );
}
