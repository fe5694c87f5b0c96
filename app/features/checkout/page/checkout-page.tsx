import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { CutOffLine } from '~/ui/cut-off-line';
import { ErrorSummary, type SummaryEntry } from '~/ui/forms/error-summary';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import { serverNow } from '~/browser/server-clock';
import { usePersistForm } from '~/browser/persist-form';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { LastOrderOffer } from '../fields/last-order-offer';
import type { CheckoutView } from './checkout.server';
import { chosenDelivery, type OrderActionData } from './checkout-view';
import type { DeliveryView } from '../fields/delivery-view.server';
import { creditAnchor, OrderButton, OrderSummary, type CartSummary } from './order-aside';
import { OrderForm } from './order-form';
import { OverLimitPage } from './over-limit';
import { checkoutValuesSchema, type CheckoutValues } from '../fields/form-values';
import { OrderRetry, useOrderKey } from '../placing/order-retry';
import { UnknownOrder } from '../placing/unknown-order';
import { useOrderChoices } from '../fields/use-order-choices';
import { signOf } from '~server/contract/money';

const OverLimitDialog = lazy(() => import('./over-limit-dialog'));

type Props = {
  view: CheckoutView;
  /** Null when it could not be loaded. */
  cart: CartSummary | null;
  lines: ReactNode;
  trim: ReactNode;
  /** The button that reduces the cart to the limit. @param onAnswer called when it did, or could not */
  reduce: (onAnswer?: () => void) => ReactNode;
  message: ReactNode;
  /** The lines that are short since the order failed. */
  shortages: readonly SummaryEntry[];
  answer: OrderActionData | undefined;
  /** Form values restored after a new login. */
  draft: CheckoutValues | null;
  /** The session ended while the order was sent. */
  isUnsent: boolean;
  action: string;
};

export function CheckoutPage({
  view,
  cart,
  lines,
  trim,
  reduce,
  message,
  shortages,
  answer,
  draft,
  isUnsent,
  action,
}: Props) {
  const { t } = useTranslation('checkout');
  const typed = answer ? checkoutValuesSchema(answer.form) : (draft ?? {});
  const { choices, change, follow, isLive } = useOrderChoices(view.chosen, typed);
  usePersistForm(ORDER_FORM_ID, follow);
  const { form, errors } = useSchemaForm({
    id: ORDER_FORM_ID,
    result: answer?.form,
    watch: choices,
    schema: async () =>
      (await import('../placing/check-order')).orderForm({
        now: new Date(serverNow()),
        cutOffHours: view.cutOffHours,
        addresses: view.addresses,
      }),
  });
  const orderKey = useOrderKey(answer, view.orderKey, typed.orderKey, isUnsent);
  const { isFilled, fill } = useLastOrder({ view, answer, draft }, change);
  // Action data of the first document came without scripts: its question is a page.
  const [documentAnswer] = useState(answer);
  const [closed, setClosed] = useState<OrderActionData>();
  const faults = listErrors(errors).filter(({ fieldId }) => fieldId !== 'cart' || cart?.minimum !== undefined);
  const isWithin = view.credit !== null && signOf(view.credit.over) <= 0;
  const question = isWithin ? undefined : answer?.overLimit;
  if (question && answer === documentAnswer)
    return <OverLimitPage question={question} action={action} reduce={reduce()} message={message} />;
  return (
    <div className="pb-12 pt-5">
      <PageHeading title={t('title')} intro={<Lead cutOff={cutOffOf(view, choices.deliveryType)} cart={cart} />} />
      {message}
      {isUnsent && !answer && <UnsentOrder cart={cart} />}
      {answer?.unknown && <UnknownOrder unknown={answer.unknown} />}
      <OrderRetry key={view.addition?.id} answer={answer} />
      <OrderErrors faults={faults} shortage={answer?.shortage} shortages={shortages} />
      <div className="gap-6 xl:grid xl:grid-cols-cart">
        <div className="min-w-0 print:hidden">
          <LastOrderOffer offer={view.lastOrderDefaults} isFilled={isFilled} onFill={fill} />
          <OverLimitNotice credit={view.credit} />
          <OrderForm
            form={form}
            view={view}
            cart={cart}
            typed={typed}
            choices={choices}
            onChoose={(name, value) => change({ [name]: value })}
            isLive={isLive}
            errors={errors}
            orderKey={orderKey}
            action={action}
          />
        </div>
        <OrderSummary cart={cart} lines={lines} credit={view.credit} trim={trim} />
      </div>
      {/* Not rendered at first: a click before hydration would render it again. */}
      {question && answer !== closed && (
        <Suspense>
          <OverLimitDialog
            question={question}
            action={action}
            reduce={reduce(() => setClosed(answer))}
            onClose={() => setClosed(answer)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Null for an addition, whose window is chosen. */
function cutOffOf(view: CheckoutView, deliveryType: string) {
  return (!view.addition && chosenDelivery(view, deliveryType)?.cutOff) || null;
}

/** Whether the form has the values of the last order, and how it gets them. */
function useLastOrder(
  { view, answer, draft }: Pick<Props, 'view' | 'answer' | 'draft'>,
  change: (values: Record<string, string>) => void,
) {
  // Later action data shows the form as submitted.
  const [filledAfter, setFilledAfter] = useState<{ readonly answer: OrderActionData | undefined }>();
  const isFilled = filledAfter ? filledAfter.answer === answer : view.isFilled && !answer && !draft;
  const fill = () => {
    change(view.lastOrderDefaults?.fields ?? {});
    setFilledAfter({ answer });
  };
  return { isFilled, fill };
}

interface OrderErrorsProps extends Pick<Props, 'shortages'> {
  faults: readonly SummaryEntry[];
  shortage: OrderActionData['shortage'];
}

/** Missing stock heads the list where nothing else is wrong. */
function OrderErrors({ faults, shortage, shortages }: OrderErrorsProps) {
  const { t } = useTranslation();
  const isShort = shortages.length > 0 || (shortage && Object.keys(shortage.issues).length === 0);
  const isOnlyShort = shortages.length > 0 && faults.length === 0;
  const unlisted = isShort && !isOnlyShort && shortage ? [{ message: shortage.text }] : [];
  return (
    <ErrorSummary
      title={isOnlyShort && shortage ? shortage.text : t('common:checkForm')}
      errors={[...faults, ...unlisted, ...shortages]}
    />
  );
}

function OverLimitNotice({ credit }: Pick<CheckoutView, 'credit'>) {
  if (!credit || signOf(credit.over) <= 0) return null;
  return (
    <Notice className="mb-5" tone="warning">
      <a href={`#${creditAnchor}`} className="underline underline-offset-4">
        {credit.text}
      </a>
    </Notice>
  );
}

function UnsentOrder({ cart }: Pick<Props, 'cart'>) {
  const { t } = useTranslation('checkout');
  return (
    <Notice className="mb-6" tone="warning" title={t('unsent.title')} action={<OrderButton cart={cart} />}>
      {t('unsent.text')}
    </Notice>
  );
}

function Lead({ cutOff, cart }: Pick<DeliveryView, 'cutOff'> & Pick<Props, 'cart'>) {
  return (
    <>
      {cart && (
        <a href="#cart" className="underline underline-offset-4 xl:no-underline">
          {cart.size}
        </a>
      )}
      {cart && <span>. </span>}
      <CutOffLine cutOff={cutOff} />
    </>
  );
}
