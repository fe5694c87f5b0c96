import type * as z from 'zod';
import { phoneField } from '~/bff/phone.server';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { sendCustomerRequest } from '~server/contract/auth';
import { applicationForm } from './application-form';
import type { Refusal } from './refusal';
import { apiRefusal } from './refuse-with.server';
import { takeTry } from './try-limits.server';

/** The application as the server takes it. */
export const application = applicationForm.extend({ phone: phoneField });

/**
 * Sends the application to the administration.
 * @returns null, or why it was refused
 */
export async function sendApplication(scope: Scope, form: z.output<typeof application>): Promise<Refusal | null> {
  const spent = await takeTry(scope, 'becomeClient', form.phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(sendCustomerRequest, { body: form }));
  if (outcome.ok) return null;
  return outcome.refusal.status === 409 ? { kind: 'clientExists' } : apiRefusal(outcome.refusal);
}
