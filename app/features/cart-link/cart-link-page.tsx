import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import type { SheetAnswer } from '~/trade/refused-line';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SheetOutcome } from '~/ui/sheet-outcome';
import { SubmitButton } from '~/ui/submit-button';
import { CartLinkRows } from './cart-link-rows';
import { linkedFieldId, type CartLinkView } from './cart-link-view';

type Props = { view: CartLinkView; answer: SheetAnswer | undefined };

/** A list somebody sent, at the prices of whoever opens it, and one button that takes it. */
export function CartLinkPage({ view, answer }: Props) {
  const { t } = useTranslation('cart-link');
  const links = useLinks();
  const { fault, rows, size, unread, isCustomer, address } = view;
  if (fault !== null) {
    return (
      <EmptyState picture="lost-page" title={t('faultTitle')} action={<ButtonLink href={links.to('catalog')} size="large">{t('errors:toCatalogue')}</ButtonLink>}>
        {t(`fault.${fault}`)}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8 pt-5">
      <PageHeading title={t('title')} lead={size} />
      {answer && <Outcome answer={answer} rows={rows} />}
      {!isCustomer && <SignInNotice address={address} />}
      {unread.length > 0 && <div className="mb-4"><Notice tone="warning" title={t('unreadTitle')}>{unread.join(', ')}</Notice></div>}
      {isCustomer ? (
        <Form method="post" action={address} noValidate>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="unit" value="piece" />
          <CartLinkRows rows={rows} answer={answer} />
          {(rows.some(({ isOpen }) => isOpen) || answer) && <AddBar total={answer ? null : view.total} />}
        </Form>
      ) : (
        <CartLinkRows rows={rows} answer={undefined} />
      )}
    </div>
  );
}

function AddBar({ total }: { total: string | null }) {
  const { t } = useTranslation('cart-link');
  return (
    <div className="sticky bottom-full-dock z-20 -mx-3.5 flex flex-wrap items-center justify-end gap-x-5 gap-y-1 border-t border-line bg-surface px-3.5 py-3 md:bottom-0 md:mx-0 md:rounded-b-lg md:px-5">
      {total !== null && <p className="mr-auto font-semibold">{t('total', { total })}</p>}
      <SubmitButton mark={{ intent: 'add', split: null }} pendingLabel={t('adding')}>{t('addAll')}</SubmitButton>
    </div>
  );
}

/** A visitor sees what is on the list; prices and the button come with signing in, on this very page. */
function SignInNotice({ address }: { address: string }) {
  const { t } = useTranslation('cart-link');
  const links = useLinks();
  return (
    <div className="mb-4">
      <Notice tone="info" action={<ButtonLink href={links.to('login', {}, { redirectTo: address })}>{t('signIn')}</ButtonLink>}>{t('forCustomers')}</Notice>
    </div>
  );
}

function Outcome({ answer: { text, refused }, rows }: { answer: SheetAnswer } & Pick<CartLinkView, 'rows'>) {
  const { t } = useTranslation('cart-link');
  const cart = { label: t('toCart'), href: useLinks().to('checkout') };
  const isRow = (productId: string) => rows.some((row) => row.productId === productId);
  const lines = refused.map((line) => ({ ...line, fieldId: isRow(line.productId) ? linkedFieldId(line.productId) : undefined }));
  return <SheetOutcome text={text} cart={cart} title={t('notAdded')} refused={lines} nothing={t('nothingToAdd')} />;
}
