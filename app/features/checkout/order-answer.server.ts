import { data, redirect } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import { readForm } from '~/bff/form.server';
import type { Scope } from '~/bff/scope.server';
import type { Shortage, StockTrouble } from '~/trade/stock-trouble';
import { orMissing } from '~server/api/outcome';
import { readAddresses } from '~server/contract/addresses';
import { checkOrder, type OrderChoice } from './check-order';
import type { OrderTrouble } from './checkout-view';
import { askOverLimit } from './credit-view.server';
import { draftOrder } from './draft-order';
import type { OrderCart } from './order-cart';
import { orderFields } from './order-fields';
import { fitsCart, openOrderKey, type OrderKey } from './order-key.server';
import { placeOrder, recallOrder, type Placement } from './place-order.server';
import { typedFields } from './typed-fields';

interface Asked {
  /** Null when it cannot be read. */
  readonly cart: OrderCart | null;
  /** Says at which lines an order is short. */
  readonly describeShortages: (short: readonly Shortage[]) => Readonly<Record<string, StockTrouble>>;
}

/** Answers the order form: on to the order's page, or the form again with what is wrong and all that was typed. */
export async function answerOrder(scope: Scope, form: FormData, { cart, describeShortages }: Asked) {
  const submission = readForm(scope, form, orderFields);
  if (submission.status !== 'success') return answer(422, submission.reply());
  const { value: fields } = submission;
  const refuse = (key: string, words = {}, trouble: OrderTrouble = {}, status = 422) =>
    answer(status, submission.reply({ formErrors: [scope.t(key, words)] }), trouble);

  if (!cart) return refuse('errors:noConnection', {}, {}, 503);
  const key = await openOrderKey(scope, fields.orderKey);
  if (!key || !fitsCart(key, cart)) {
    const earlier = key && (await orMissing(recallOrder(scope, key)));
    if (earlier) throw toOrder(scope, earlier);
    return refuse(cart.lines.length === 0 ? 'checkout:cartEmpty' : 'checkout:cartChanged');
  }
  if (fields.confirmCreditLimit === 'cancel') return answer(200, submission.reply());

  const addresses = await orMissing(scope.api.call(readAddresses, {}));
  const checked = checkOrder(fields, { now: new Date(), addresses: addresses?.data ?? null });
  if (!checked.ok) {
    const faults = Object.entries(checked.faults).map(([name, fault]) => [name, [scope.t(fault)]]);
    return answer(422, submission.reply({ fieldErrors: Object.fromEntries(faults) as Record<string, string[]> }));
  }
  const short = cart.lines.filter((line) => line.quantity > line.available);
  if (short.length > 0) return refuse('checkout:notEnough', {}, { troubles: describeShortages(short) });
  if (fields.confirmCreditLimit !== 'continue') {
    const overLimit = await askOverLimit(scope, cart.total, typedFields(submission.reply()));
    if (overLimit) return answer(200, submission.reply(), { overLimit });
  }

  const placement = await place(scope, key, checked.choice, cart);
  switch (placement.kind) {
    case 'placed':
      throw toOrder(scope, placement.documentId);
    case 'short':
      return refuse('checkout:notEnough', {}, { troubles: describeShortages(placement.items) });
    case 'refused':
      return refuse('errors:api', { status: placement.status, message: placement.message });
    case 'unknown':
      return answer(503, submission.reply(), { unknown: describeUnknown(scope, placement.looked) });
  }
}

function place(scope: Scope, key: OrderKey, choice: OrderChoice, cart: OrderCart): Promise<Placement> {
  // The API knows both kinds of cash by one name.
  const label = choice.payment === 'cashAtBase' ? scope.t('checkout:payment.cashAtBase') : null;
  return placeOrder(scope, key, draftOrder(choice, cart, label));
}

function describeUnknown({ t, portal }: Scope, looked: boolean): NonNullable<OrderTrouble['unknown']> {
  const advice = t('checkout:unknownAdvice', { phone: portal.env.contact.phone });
  return { title: t('checkout:unknownTitle'), text: `${t(looked ? 'checkout:unknownLooked' : 'checkout:unknownUnseen')} ${advice}` };
}

function toOrder(scope: Scope, id: string): Response {
  return redirect(scope.links.to('checkout-success', {}, { id }), 303);
}

function answer(status: number, form: SubmissionResult, trouble: OrderTrouble = {}) {
  return data({ order: { form, ...trouble } }, { status });
}
