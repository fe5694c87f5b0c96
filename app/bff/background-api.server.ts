import { startDeadline } from '~server/api/deadline';
import type { CustomerCalls } from '~server/session/customer-calls';
import type { RequestContext } from './context.server';

/** Calls that no page waits for: without a session refresh, whose cookie could not be sent any more; each with its own deadline. */
export function backgroundApi({
  services,
  session,
  language,
  requestId,
  trace,
}: RequestContext): Pick<CustomerCalls, 'call'> {
  return {
    call: (endpoint, input) =>
      services.client.call(endpoint, input, {
        language,
        requestId,
        trace,
        bearer: session.current?.bearer,
        deadline: startDeadline(),
      }),
  };
}
