import type * as z from 'zod';
import { phoneField } from '~server/domain/phone.server';
import { closesAt, isCalledToday, opensAt } from '~server/domain/opening';
import { loadContactLink } from '~/data/contact-link.server';
import type { RequestContext } from '~/bff/context.server';
import { catchApiError } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { applicationForm } from './application-form';
import type { FormRejection } from './form-rejection';
import { apiErrorResult } from './invalid-account-form.server';
import { consumeAttempt } from './rate-limits.server';

export const application = applicationForm.extend({ phone: phoneField });

/** Sends an application; null, or why it was rejected. */
export async function sendApplication(
  ctx: RequestContext,
  form: z.output<typeof application>,
): Promise<FormRejection | null> {
  const tooManyAttempts = await consumeAttempt(ctx, 'becomeClient', form.phone);
  if (tooManyAttempts) return tooManyAttempts;
  const outcome = await catchApiError(ctx.api.call(endpoints.auth.sendCustomerRequest, { body: form }));
  if (outcome.ok) return null;
  return outcome.rejection.status === 409 ? { kind: 'clientExists' } : apiErrorResult(ctx, outcome.rejection);
}

/** When the applicant is called, and whom to call in a hurry. */
export async function loadApplicationSent(ctx: RequestContext, now: Date) {
  return {
    /** 'Зателефонуємо на номер із заявки сьогодні до 20:00.' */
    call: isCalledToday(now)
      ? ctx.t('account:callToday', { time: closesAt })
      : ctx.t('account:callTomorrow', { time: opensAt }),
    urgent: await loadContactLink(ctx, 'account:urgent'),
  };
}

export type ApplicationSentView = Awaited<ReturnType<typeof loadApplicationSent>>;
