import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/submit-button';
import { CartLinkRows } from './cart-link-rows';
import { linkedFieldId, type CartLinkAnswer, type CartLinkView } from './cart-link-view';

type Props = { view: CartLinkView; answer: CartLinkAnswer | undefined };

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
      {answer && <Outcome answer={answer} />}
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

/** What got into the cart all the same, and each line that did not. */
function Outcome({ answer: { text, refused } }: { answer: CartLinkAnswer }) {
  const { t } = useTranslation('cart-link');
  const cart = useLinks().to('checkout');
  const faults = refused.map(({ productId, name, message }) => ({ fieldId: linkedFieldId(productId), message: `${name}: ${message}` }));
  return (
    <>
      {text !== '' && <div className="mb-4"><Notice tone="success" action={<ButtonLink href={cart} look="outline">{t('toCart')}</ButtonLink>}>{text}</Notice></div>}
      <ErrorSummary title={t('notAdded')} faults={faults.length > 0 ? faults : [{ message: t('nothingToAdd') }]} />
    </>
  );
}
