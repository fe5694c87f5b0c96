import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { RestoredSheet, SheetActionData } from '~/features/reorder/sheet/order-line';
import { OrderSheet } from '~/features/reorder/sheet/order-sheet';
import { OrderTable } from '~/features/reorder/sheet/order-table';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import type { CartLinkView } from './cart-link.server';

type Props = { view: CartLinkView & RestoredSheet; answer: SheetActionData | undefined };

export function CartLinkPage({ view, answer }: Props) {
  const { t } = useTranslation('cart-link');
  const links = useLinks();
  const { error, lines, size, unread, isCustomer, address, restored } = view;
  if (error !== null) {
    return (
      <EmptyState
        picture="lost-page"
        title={t('faultTitle')}
        link={{ href: links.to('catalog'), label: t('errors:toCatalogue') }}
      >
        {t(`fault.${error}`)}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8 pt-5">
      <PageHeading title={t('title')} lead={size} />
      {answer && <SheetOutcome lines={lines} result={answer} />}
      {!isCustomer && <SignInNotice address={address} />}
      {unread.length > 0 && (
        <Notice className="mb-4" tone="warning" title={t('unreadTitle')}>
          {unread.join(', ')}
        </Notice>
      )}
      {isCustomer ? (
        <OrderSheet id="cart-link" action={address} lines={lines} result={answer ?? restored ?? undefined} />
      ) : (
        <OrderTable lines={lines} result={undefined} notes={[]} />
      )}
    </div>
  );
}

/** Visitors see the list; prices and the button appear after login. */
function SignInNotice({ address }: { address: string }) {
  const { t } = useTranslation('cart-link');
  const links = useLinks();
  return (
    <Notice
      className="mb-4"
      tone="info"
      action={<ButtonLink href={links.to('login', {}, { redirectTo: address })}>{t('signIn')}</ButtonLink>}
    >
      {t('forCustomers')}
    </Notice>
  );
}
