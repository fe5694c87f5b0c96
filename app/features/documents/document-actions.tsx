import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { SaveListForm } from '~/ui/forms/save-list-form';
import { Link } from '~/ui/link';
import { DoneIcon, type Icon, OrdersIcon, PrintIcon, TemplatesIcon } from '~/ui/icons';
import { ShareMenu } from '~/ui/overlays/share-menu';
import type { DocumentView } from './one-document.server';
import { RepeatOrderForm } from './repeat-order-form';

export function DocumentActions({
  document: { id, title, repeatable, addition, receiving, bundleHref, tagsHref, printouts, share },
}: {
  document: DocumentView;
}) {
  const { t } = useTranslation('documents');
  return (
    <div className="grid gap-2 pb-6 md:flex md:flex-wrap print:hidden">
      {repeatable && <RepeatOrderForm documentId={id} wide />}
      {addition && (
        <ButtonLink href={addition.href} variant="outline">
          {addition.label}
        </ButtonLink>
      )}
      <ul
        className={clsx(
          'menu-list -mx-3 grid grid-cols-2 text-meta leading-tight md:flex md:flex-wrap',
          repeatable && 'md:mx-0',
        )}
      >
        <li>
          <ShareMenu share={share} className="cursor-pointer" />
        </li>
        {receiving && (
          <Row href={receiving.href} Icon={DoneIcon}>
            {receiving.label}
          </Row>
        )}
        {bundleHref !== null && (
          <Row href={bundleHref} Icon={OrdersIcon}>
            {t('allPapers')}
          </Row>
        )}
        {tagsHref !== null && (
          <Row href={tagsHref} Icon={PrintIcon}>
            {t('priceTags')}
          </Row>
        )}
        {printouts.map(({ label, href }) => (
          <Row key={href} href={href} Icon={PrintIcon}>
            <span className="sr-only">{`${t('printAs')} `}</span>
            <span>{label}</span>
          </Row>
        ))}
      </ul>
      {repeatable && (
        <details>
          <summary className="flex min-h-target cursor-pointer items-center gap-2 text-meta">
            <TemplatesIcon className="size-5" />
            <span>{t('saveList')}</span>
          </summary>
          <SaveListForm documentId={id} name={title} />
        </details>
      )}
    </div>
  );
}

function Row({ href, Icon, children }: { href: string; Icon: Icon; children: ReactNode }) {
  return (
    <li>
      <Link href={href}>
        <Icon className="" />
        <span className="min-w-0">{children}</span>
      </Link>
    </li>
  );
}
