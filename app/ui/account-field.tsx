import { useRouteLoaderData } from '@remix-run/react';
import { ACCOUNT_NAME } from '~/bff/page-account';

/** Says whose page a form stands on, in a hidden field; nothing for a visitor. Every form of a customer has it. */
export function AccountField() {
  const account = useRouteLoaderData<{ readonly account?: string }>('root')?.account;
  return account === undefined ? null : <input type="hidden" name={ACCOUNT_NAME} value={account} />;
}
