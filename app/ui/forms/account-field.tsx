import { useRouteLoaderData } from '@remix-run/react';

export const ACCOUNT_NAME = 'pageAccount';

/** Key of the account of the page; undefined for a visitor. */
export function useAccount(): string | undefined {
  return useRouteLoaderData<{ readonly account?: string }>('root')?.account;
}

/** Hidden field that names the account of the page; nothing for a visitor. Every form of a customer has it. */
export function AccountField() {
  const account = useAccount();
  return account === undefined ? null : <input type="hidden" name={ACCOUNT_NAME} value={account} />;
}
