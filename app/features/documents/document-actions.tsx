import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { DoneIcon, type Icon, OrdersIcon, PreordersIcon, PrintIcon } from '~/ui/icons';
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
    <div className="grid grid-cols-2 gap-2.5 pb-6 md:flex md:flex-wrap md:gap-3 print:hidden">
      {repeatable && <div className="col-span-2"><RepeatOrderForm documentId={id} wide /></div>}
      {delivered && <Action href={delivered.href} Icon={DoneIcon}>{delivered.label}</Action>}
      {packHref !== null && <Action href={packHref} Icon={OrdersIcon}>{t('allPapers')}</Action>}
      {repeatable && <Action href={links.to('new-template', {}, { documentId: id })} Icon={PreordersIcon}>{t('saveTemplate')}</Action>}
      {sheets.map(({ label, href }) => (
        <Action key={href} href={href} Icon={PrintIcon}><span className="sr-only">{t('printSheet')} </span>{label}</Action>
      ))}
    </div>
  );
}

function Action({ href, Icon, children }: { href: string; Icon: Icon; children: ReactNode }) {
  return (
    <ButtonLink href={href} look="outline" className="min-w-0 max-md:justify-start max-md:px-3 max-md:text-left max-md:text-meta max-md:leading-tight">
      <Icon className="size-5 flex-none" />
      <span className="min-w-0">{children}</span>
    </ButtonLink>
  );
}
