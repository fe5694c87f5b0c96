import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { linesOf } from '~/features/reorder/sheet/boxes';
import { OrderSheetForm } from '~/features/reorder/sheet/order-sheet';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import type { SheetActionData } from '~/domain/rejected-line';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { quantityFieldId } from '~/ui/quantity';
import { CartLinkRows } from './cart-link-rows';
import type { CartLinkView } from './cart-link-view';

type Props = { view: CartLinkView; answer: SheetActionData | undefined };

/** A list somebody sent, at the prices of whoever opens it, and one button that takes it. */
export function CartLinkPage({ view, answer }: Props) {
  const { t } = useTranslation('cart-link');
  const links = useLinks();
  const { error, rows, size, unread, isCustomer, address } = view;
  const isRow = (productId: string) => rows.some((row) => row.productId === productId);
  if (error !== null) {
    return (
      <EmptyState
        picture="lost-page"
        title={t('faultTitle')}
        action={
          <ButtonLink href={links.to('catalog')} size="large">
            {t('errors:toCatalogue')}
          </ButtonLink>
        }
      >
        {t(`fault.${error}`)}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8 pt-5">
      <PageHeading title={t('title')} lead={size} />
      {answer && (
        <SheetOutcome
          answer={answer}
          fieldOf={({ productId }) => (isRow(productId) ? quantityFieldId(productId) : undefined)}
        />
      )}
      {!isCustomer && <SignInNotice address={address} />}
      {unread.length > 0 && (
        <div className="mb-4">
          <Notice tone="warning" title={t('unreadTitle')}>
            {unread.join(', ')}
          </Notice>
        </div>
      )}
      {isCustomer ? (
        <LinkedSheet view={view} answer={answer} />
      ) : (
        <CartLinkRows rows={rows} answer={undefined} notes={[]} />
      )}
    </div>
  );
}

function LinkedSheet({ view: { rows, address }, answer }: Props) {
  const goods = useMemo(() => new Map(rows.map(({ productId, order }) => [productId, order?.goods])), [rows]);
  const initial = useMemo(() => linesOf(rows, answer), [rows, answer]);
  return (
    <OrderSheetForm id="cart-link" action={address} initial={initial} goodsOf={(productId) => goods.get(productId)}>
      {(notes) => <CartLinkRows rows={rows} answer={answer} notes={notes} />}
    </OrderSheetForm>
  );
}

/** A visitor sees what is on the list; prices and the button come with signing in, on this very page. */
function SignInNotice({ address }: { address: string }) {
  const { t } = useTranslation('cart-link');
  const links = useLinks();
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        action={<ButtonLink href={links.to('login', {}, { redirectTo: address })}>{t('signIn')}</ButtonLink>}
      >
        {t('forCustomers')}
      </Notice>
    </div>
  );
}
