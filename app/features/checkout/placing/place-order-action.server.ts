import { redirect } from '@remix-run/node';
import { clearFormDraft } from '~/bff/auth/form-draft.server';
import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { sayApiError } from '~/bff/errors/api-error-message';
import { refreshPurchases } from '~/data/purchases.server';
import type { RequestContext } from '~/bff/context.server';
import type { OrderShortage, Shortage } from '~server/domain/stock-issue';
import { keepAddition } from '../page/addition.server';
import type { OrderActionData, OrderIssue } from '../page/checkout-view';
import { toOverLimitView } from '../page/credit-view.server';
import type { Placement } from './placement.server';
import { decideOrder, type OrderFacts } from './validate-order.server';
import type { OrderCart } from './order-cart';
import { orderFields } from '../fields/order-fields';
import { createOrderConfirmation } from './confirmation-cookie.server';
import { checkoutValuesSchema } from '../fields/form-values';
import { keepSubstitution } from '../fields/substitution.server';

interface OrderSources {
  /** Null when it could not be loaded. */
  readonly cart: OrderCart | null;
  readonly facts: OrderFacts;
  readonly describeShortages: (short: readonly Shortage[]) => Readonly<Record<string, OrderShortage>>;
}

/** An order form that placed nothing, with errors and all values. */
interface RejectedOrder {
  readonly order: OrderActionData;
  readonly init: { readonly status: number; readonly headers?: Record<string, string> };
}

/** Handles the order form: returns the redirect to the placed order, or why there is none. */
export async function handlePlaceOrder(
  ctx: RequestContext,
  form: FormData,
  { cart, facts, describeShortages }: OrderSources,
): Promise<Response | RejectedOrder> {
  const { t, links } = ctx;
  const submission = parsePostedForm(ctx, form, orderFields);
  const answer = (
    status: number,
    errors: Parameters<typeof submission.reply>[0] = {},
    issue: OrderIssue = {},
  ): RejectedOrder => ({ order: { form: submission.reply(errors), ...issue }, init: { status } });
  const reject = (message: string, issue?: OrderIssue) => answer(422, { formErrors: [message] }, issue);
  const tellShortage = (short: readonly Shortage[]) => ({
    shortage: { text: t('checkout:notEnough'), issues: describeShortages(short) },
  });
  if (submission.status !== 'success') return answer(422);

  const decision = await decideOrder(ctx, submission.value, cart, facts);
  switch (decision.kind) {
    case 'placed': {
      refreshPurchases(ctx);
      await keepSubstitution(ctx, submission.value);
      const [id, balance] = [decision.documentId, facts.creditStatus?.balance ?? null];
      const headers = new Headers({ 'set-cookie': await createOrderConfirmation(ctx, { id, balance }) });
      headers.append('set-cookie', keepAddition(ctx, ''));
      headers.append('set-cookie', clearFormDraft(ctx));
      return redirect(links.to('checkout-success', {}, { id }), { status: 303, headers });
    }
    case 'faults': {
      const { isChanged, short, minimum } = decision;
      const errors = Object.entries(decision.errors).map(([name, error]): [string, string[]] => [name, [t(error)]]);
      // The error summary links to the cart like to a field.
      if (minimum !== null) errors.push(['cart', [minimum]]);
      const formErrors = isChanged ? [t('checkout:cartChanged')] : [];
      const faults = { formErrors, fieldErrors: Object.fromEntries(errors) };
      return answer(422, faults, short.length > 0 ? tellShortage(short) : {});
    }
    case 'short':
      return answer(422, {}, tellShortage(decision.items));
    case 'emptyCart':
      return reject(t('checkout:cartEmpty'));
    case 'rejected': {
      if (decision.status !== 429) return reject(sayApiError(ctx, decision.status, decision.message));
      const seconds = decision.waitSeconds ?? 60;
      const { order } = reject(t('checkout:askedTooOften', { seconds }), { retryAfterSeconds: seconds });
      return { order, init: { status: 429, headers: { 'retry-after': String(seconds) } } };
    }
    case 'cancelled':
      return answer(200);
    case 'overLimit': {
      const overLimit = await toOverLimitView(
        ctx,
        decision.use,
        decision.total,
        checkoutValuesSchema(submission.reply()),
      );
      ctx.titlePrefix = `${overLimit.sentence} — `;
      return answer(200, {}, { overLimit });
    }
    case 'additionClosed':
      return answer(409, { formErrors: [t('checkout:addition.closed')] });
    case 'noCart':
      return answer(503, { formErrors: [t('errors:noConnection')] }, { retryAfterSeconds: 0 });
    case 'unknown':
      return answer(503, {}, describeUnknown(ctx, decision));
  }
}

/** Statuses of a server that is not there: the order may be sent again. */
const unreached = [502, 503, 504];

/** An order that may have been placed: what is known, and what to do. */
function describeUnknown(ctx: RequestContext, { error, looked }: Extract<Placement, { kind: 'unknown' }>): OrderIssue {
  const { t, services } = ctx;
  const title = error ? sayApiError(ctx, error.status, error.reason) : t('checkout:unknownTitle');
  const found = error
    ? t(looked ? 'checkout:failedLooked' : 'checkout:failedUnseen')
    : t(looked ? 'checkout:unknownLooked' : 'checkout:unknownUnseen');
  const { phone } = services.env.contact;
  const call = phone === undefined ? '' : ` ${t('checkout:unknownCall', { phone })}`;
  const unknown = { title, text: `${found} ${t('checkout:unknownAdvice')}${call}` };
  return !error || unreached.includes(error.status) ? { unknown, retryAfterSeconds: 0 } : { unknown };
}
