import { data, redirect } from '@remix-run/node';
import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { apiErrorMessage } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import type { Shortage, StockIssue } from '~/domain/stock-issue';
import type { OrderIssue } from './checkout-view';
import { toOverLimitView } from './credit-view.server';
import { decideOrder, type OrderFacts } from './validate-order.server';
import type { OrderCart } from './order-cart';
import { orderFields } from './order-fields';
import { createOrderConfirmation } from './confirmation-cookie.server';
import { checkoutValuesSchema } from './form-values';

interface Asked {
  /** Null when it could not be loaded. */
  readonly cart: OrderCart | null;
  readonly facts: OrderFacts;
  /** Stock issues by cart line. */
  readonly describeShortages: (short: readonly Shortage[]) => Readonly<Record<string, StockIssue>>;
}

/** Handles the order form: redirects to the order, or returns the form with errors and all values. */
export async function handlePlaceOrder(ctx: RequestContext, form: FormData, { cart, facts, describeShortages }: Asked) {
  const { t, links, services } = ctx;
  const submission = parsePostedForm(ctx, form, orderFields);
  const answer = (
    status: number,
    errors: Parameters<typeof submission.reply>[0] = {},
    issue: OrderIssue = {},
    headers: HeadersInit = {},
  ) => data({ order: { form: submission.reply(errors), ...issue } }, { status, headers });
  const reject = (message: string, issue?: OrderIssue) => answer(422, { formErrors: [message] }, issue);
  const askAgain = (seconds: number) =>
    answer(429, { formErrors: [t('checkout:askedTooOften', { seconds })] }, {}, { 'retry-after': String(seconds) });
  if (submission.status !== 'success') return answer(422);

  const decision = await decideOrder(ctx, submission.value, cart, facts);
  switch (decision.kind) {
    case 'placed':
      return redirect(links.to('checkout-success', {}, { id: decision.documentId }), {
        status: 303,
        headers: { 'set-cookie': await createOrderConfirmation(ctx, decision.documentId) },
      });
    case 'faults': {
      const { isChanged, short, minimum } = decision;
      const errors = Object.entries(decision.errors).map(([name, error]): [string, string[]] => [name, [t(error)]]);
      // The error summary links to the cart like to a field.
      if (minimum !== null) errors.push(['cart', [minimum]]);
      const formErrors = [
        ...(isChanged ? [t('checkout:cartChanged')] : []),
        ...(short.length > 0 ? [t('checkout:notEnough')] : []),
      ];
      return answer(
        422,
        { formErrors, fieldErrors: Object.fromEntries(errors) },
        short.length > 0 ? { issues: describeShortages(short) } : {},
      );
    }
    case 'short':
      return reject(t('checkout:notEnough'), { issues: describeShortages(decision.items) });
    case 'emptyCart':
      return data(
        {
          cart: { errors: [], stop: { kind: 'message' as const, text: t('checkout:cartEmpty') } },
          choices: checkoutValuesSchema(submission.reply()),
        },
        { status: 422 },
      );
    case 'rejected':
      if (decision.status !== 429) return reject(apiErrorMessage(t, decision.status, decision.message));
      return askAgain(decision.waitSeconds ?? 60);
    case 'cancelled':
      return answer(200);
    case 'overLimit': {
      const overLimit = await toOverLimitView(ctx, decision.use, checkoutValuesSchema(submission.reply()));
      ctx.titlePrefix = `${overLimit.sentence} — `;
      return answer(200, {}, { overLimit });
    }
    case 'noCart':
      return answer(503, { formErrors: [t('errors:noConnection')] });
    case 'unknown': {
      const { error, looked } = decision;
      const title = error ? apiErrorMessage(t, error.status, error.reason) : t('checkout:unknownTitle');
      const found = error
        ? t(looked ? 'checkout:failedLooked' : 'checkout:failedUnseen')
        : t(looked ? 'checkout:unknownLooked' : 'checkout:unknownUnseen');
      const { phone } = services.env.contact;
      const call = phone === undefined ? '' : ` ${t('checkout:unknownCall', { phone })}`;
      const text = `${found} ${t('checkout:unknownAdvice')}${call}`;
      return answer(503, {}, { unknown: { title, text } });
    }
  }
}
