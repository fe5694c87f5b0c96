import { useRouteLoaderData } from '@remix-run/react';

/** The field in which a form brings whose page it was sent from. */
export const ACCOUNT_NAME = 'pageAccount';

/** Says whose page a form stands on, in a hidden field; nothing for a visitor. Every form of a customer has it. */
export function AccountField() {
  const account = useRouteLoaderData<{ readonly account?: string }>('root')?.account;
  return account === undefined ? null : <input type="hidden" name={ACCOUNT_NAME} value={account} />;
}
