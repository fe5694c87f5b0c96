import type { Log } from '../log';
import { storeUp } from '../metrics';
import { createAccountStore, type AccountStore } from './account-store';

/** The store that `STORE_URL` names: `file:…` or `postgres://…`. Opens it with the first statement; logs and measures whether it answers. */
export function openAccountStore(url: string, log: Log): AccountStore {
  return createAccountStore({
    open: async () =>
      url.startsWith('file:')
        ? (await import('./sqlite')).openSqlite(url)
        : (await import('./postgres')).openPostgres(url),
    onChange(isUp, cause) {
      storeUp.set(isUp ? 1 : 0);
      if (isUp) log.info('account store answers');
      else log.error({ err: cause }, 'account store does not answer: lists can be neither read nor saved');
    },
  });
}
