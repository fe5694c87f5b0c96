import { useRouteLoaderData } from '@remix-run/react';

export const ACCOUNT_NAME = 'pageAccount';

/** Hidden field that names the account of the page; nothing for a visitor. Every form of a customer has it. */
export function AccountField() {
  const account = useRouteLoaderData<{ readonly account?: string }>('root')?.account;
  return account === undefined ? null : <input type="hidden" name={ACCOUNT_NAME} value={account} />;
}
