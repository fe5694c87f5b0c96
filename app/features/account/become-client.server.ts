import * as z from 'zod';
import { phoneField } from '~/bff/phone.server';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { sendCustomerRequest } from '~server/contract/auth';
import { applicantRoles } from '~server/contract/enumerations';
import type { Refusal } from './refusal';
import { apiRefusal } from './refuse-with.server';
import { takeTry } from './try-limits.server';

/** The application to become a client. */
export const applicationForm = z.object({
  name: z.string().trim().min(2, 'account:nameLength').max(100, 'account:nameLength'),
  phone: phoneField,
  role: z.enum(applicantRoles, 'account:roleMissing'),
});

/**
 * Sends the application to the administration.
 * @returns null, or why it was refused
 */
export async function sendApplication(
  scope: Scope,
  application: z.output<typeof applicationForm>,
): Promise<Refusal | null> {
  const spent = await takeTry(scope, 'becomeClient', application.phone);
  if (spent) return spent;
  const outcome = await catchApiError(scope.api.call(sendCustomerRequest, { body: application }));
  if (outcome.ok) return null;
  return outcome.refusal.status === 409 ? { kind: 'clientExists' } : apiRefusal(outcome.refusal);
}
