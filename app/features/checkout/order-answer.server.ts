import { data, redirect } from '@remix-run/node';
import { readForm } from '~/bff/form.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import type { Shortage, StockTrouble } from '~/trade/stock-trouble';
import type { OrderTrouble } from './checkout-view';
import { viewOverLimit } from './credit-view.server';
import { decideOrder, type OrderFacts } from './decide-order.server';
import type { OrderCart } from './order-cart';
import { orderFields } from './order-fields';
import { provePlaced } from './placed-proof.server';
import { typedFields } from './typed-fields';

interface Asked {
  /** Null when it cannot be read. */
  readonly cart: OrderCart | null;
  readonly facts: OrderFacts;
  /** Says at which lines an order is short. */
  readonly describeShortages: (short: readonly Shortage[]) => Readonly<Record<string, StockTrouble>>;
}

/** Answers the order form: on to the order's page, or the form again with what is wrong and all that was typed. */
export async function answerOrder(scope: Scope, form: FormData, { cart, facts, describeShortages }: Asked) {
  const { t, links, portal } = scope;
  const submission = readForm(scope, form, orderFields);
  const answer = (
    status: number,
    faults: Parameters<typeof submission.reply>[0] = {},
    trouble: OrderTrouble = {},
    headers: HeadersInit = {},
  ) => data({ order: { form: submission.reply(faults), ...trouble } }, { status, headers });
  const refuse = (message: string, trouble?: OrderTrouble) => answer(422, { formErrors: [message] }, trouble);
  const askAgain = (seconds: number) =>
    answer(429, { formErrors: [t('checkout:askedTooOften', { seconds })] }, {}, { 'retry-after': String(seconds) });
  if (submission.status !== 'success') return answer(422);

  const decision = await decideOrder(scope, submission.value, cart, facts);
  switch (decision.kind) {
    case 'placed':
      return redirect(links.to('checkout-success', {}, { id: decision.documentId }), {
        status: 303,
        headers: { 'set-cookie': await provePlaced(scope, decision.documentId) },
      });
    case 'faults': {
      const { isChanged, short, minimum } = decision;
      const faults = Object.entries(decision.faults).map(([name, fault]): [string, string[]] => [name, [t(fault)]]);
      // The cart is no field, but the summary leads to it just so.
      if (minimum !== null) faults.push(['cart', [minimum]]);
      const formErrors = [
        ...(isChanged ? [t('checkout:cartChanged')] : []),
        ...(short.length > 0 ? [t('checkout:notEnough')] : []),
      ];
      return answer(
        422,
        { formErrors, fieldErrors: Object.fromEntries(faults) },
        short.length > 0 ? { troubles: describeShortages(short) } : {},
      );
    }
    case 'short':
      return refuse(t('checkout:notEnough'), { troubles: describeShortages(decision.items) });
    case 'emptyCart':
      return data(
        {
          cart: { faults: [], stop: { kind: 'message' as const, text: t('checkout:cartEmpty') } },
          choices: typedFields(submission.reply()),
        },
        { status: 422 },
      );
    case 'refused':
      if (decision.status !== 429) return refuse(refusalWords(t, decision.status, decision.message));
      return askAgain(decision.waitSeconds ?? 60);
    case 'cancelled':
      return answer(200);
    case 'overLimit': {
      const overLimit = await viewOverLimit(scope, decision.use, typedFields(submission.reply()));
      scope.titleMark = `${overLimit.sentence} — `;
      return answer(200, {}, { overLimit });
    }
    case 'noCart':
      return answer(503, { formErrors: [t('errors:noConnection')] });
    case 'unknown': {
      const found = t(decision.looked ? 'checkout:unknownLooked' : 'checkout:unknownUnseen');
      const advice = t('checkout:unknownAdvice', { phone: portal.env.contact.phone });
      return answer(503, {}, { unknown: { title: t('checkout:unknownTitle'), text: `${found} ${advice}` } });
    }
  }
}
