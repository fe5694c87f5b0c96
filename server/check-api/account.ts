import { readAccount, readBalance, updateAccount, type Account } from '../contract/account';
import { createAddress, deleteAddress, readAddresses, updateAddress, type AddressDraft } from '../contract/addresses';
import { readDiscounts } from '../contract/cart';
import {
  markAllNotificationsRead,
  markNotificationRead,
  readNotifications,
  registerPush,
} from '../contract/notifications';
import { atMost } from './catalogue';
import type { Check } from './check';

const NEEDS_WRITE = 'would change the account: --write';

/** Reads what belongs to the account; gives the account. */
export async function checkAccount(check: Check, bearer: string): Promise<Account | null> {
  const account = await check.answer(readAccount, {}, { bearer });
  await check.refusal(readAccount, {}, {}, 401);
  if (account) await check.answer(readBalance, { params: { id: account.data.id } }, { bearer });
  await check.answer(readAddresses, {}, { bearer });
  await check.answer(readDiscounts, { query: { page: 1, perPage: 100 } }, { bearer }, atMost(100));
  await check.answer(readNotifications, { query: { page: 1, perPage: 2 } }, { bearer }, atMost(2));
  check.skip(
    NEEDS_WRITE,
    updateAccount,
    createAddress,
    updateAddress,
    deleteAddress,
    registerPush,
    markNotificationRead,
    markAllNotificationsRead,
  );
  return account?.data ?? null;
}

/** Writes the account as it is, makes and removes an address, reads notifications, registers a device that does not exist. */
export async function changeAccount(check: Check, bearer: string, account: Account): Promise<void> {
  const { firstName, lastName, email } = account;
  await check.answer(
    updateAccount,
    { body: { firstName: firstName ?? '', lastName: lastName ?? '', ...(email ? { email } : {}) } },
    { bearer },
    ({ data }) =>
      data.firstName === firstName && data.lastName === lastName ? undefined : 'gives other names than were sent',
  );
  await changeAddresses(check, bearer);
  const [notification] = (await check.answer(readNotifications, { query: { perPage: 1 } }, { bearer }))?.data ?? [];
  if (notification) await check.answer(markNotificationRead, { params: { id: notification.id } }, { bearer });
  else check.skip('the account has no notification', markNotificationRead);
  await check.answer(markAllNotificationsRead, {}, { bearer });
  await check.answer(
    registerPush,
    { body: { platform: 'android', deviceToken: 'check-api', deviceId: 'check-api' } },
    { bearer },
  );
}

async function changeAddresses(check: Check, bearer: string): Promise<void> {
  const draft: AddressDraft = { type: 'client', city: 'Київ', street: 'Перевірочна', building: '1' };
  const made = await check.answer(createAddress, { body: draft }, { bearer });
  if (!made) return;
  const params = { id: made.data.id };
  await check.answer(updateAddress, { params, body: { ...draft, building: '2' } }, { bearer }, ({ data }) =>
    data.building === '2' ? undefined : 'does not give what was sent',
  );
  await check.answer(deleteAddress, { params }, { bearer });
  await check.answer(readAddresses, {}, { bearer }, ({ data }) =>
    data.some(({ id }) => id === params.id) ? 'still gives an address that was deleted' : undefined,
  );
}
