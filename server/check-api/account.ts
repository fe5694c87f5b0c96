import { isDeepStrictEqual } from 'node:util';
import { readAccount, readBalance, updateAccount, type Account } from '../contract/account';
import { createAddress, deleteAddress, readAddresses, updateAddress, type AddressDraft } from '../contract/addresses';
import { readDiscounts } from '../contract/cart';
import {
  markAllNotificationsRead,
  markNotificationRead,
  readNotifications,
  registerPush,
} from '../contract/notifications';
import { idsOf, UNKNOWN } from './catalogue';
import type { Check } from './check';

const NEEDS_WRITE = 'would change the account: --write';

/** Reads what belongs to the account; gives the account. */
export async function checkAccount(check: Check, bearer: string): Promise<Account | null> {
  const account = (await check.answer(readAccount, {}, { bearer }))?.data;
  await check.rejection(readAccount, {}, {}, 401);
  if (account)
    await check.answer(
      readBalance,
      { params: { id: account.id } },
      { bearer },
      ({ data }) => data.balance === account.balance && data.creditLimit === account.creditLimit,
      'differs from the balance and limit of the account',
    );
  await check.rejection(readBalance, { params: { id: UNKNOWN } }, { bearer }, 404);
  await check.answer(readAddresses, {}, { bearer });
  const discounts = await check.answer(readDiscounts, { query: { page: 1, perPage: 100 } }, { bearer });
  await check.answer(
    readDiscounts,
    { query: { page: 2, perPage: 1 } },
    { bearer },
    ({ data }) => isDeepStrictEqual(data, discounts?.data.slice(1, 2)),
    'page 2 does not go on where page 1 ends',
  );
  await check.answer(
    readNotifications,
    { query: { page: 1, perPage: 2 } },
    { bearer },
    ({ data: [newer, older, ...more] }) => !more.length && (!older || !newer || newer.createdAt >= older.createdAt),
    'gives more than two, or not the newest first',
  );
  await check.rejection(readNotifications, {}, {}, 401);
  check.skip(
    NEEDS_WRITE,
    ...[updateAccount, createAddress, updateAddress, deleteAddress],
    ...[registerPush, markNotificationRead, markAllNotificationsRead],
  );
  return account ?? null;
}

/** Writes the account as it is, makes and removes addresses, reads notifications, registers a device that does not exist. */
export async function changeAccount(check: Check, bearer: string, account: Account): Promise<void> {
  const { firstName, lastName, email } = account;
  await check.answer(
    updateAccount,
    { body: { firstName: firstName ?? '', lastName: lastName ?? '', ...(email ? { email } : {}) } },
    { bearer },
    ({ data }) => data.firstName === firstName && data.lastName === lastName && data.email === email,
    'gives another name or address than was sent',
  );
  await changeAddresses(check, bearer);
  const [notification] = (await check.answer(readNotifications, { query: { perPage: 1 } }, { bearer }))?.data ?? [];
  if (notification) await check.answer(markNotificationRead, { params: { id: notification.id } }, { bearer });
  else check.skip('the account has no notification', markNotificationRead);
  await check.answer(markAllNotificationsRead, {}, { bearer });
  for (const deviceToken of ['check-api-1', 'check-api-2'])
    await check.answer(registerPush, { body: { platform: 'android', deviceToken, deviceId: 'check-api' } }, { bearer });
}

const client: AddressDraft = { type: 'client', city: 'Київ', street: 'Перевірочна', building: '1', apartment: '5' };
const novapost: AddressDraft = { type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Леся' };
const addressDrafts: readonly AddressDraft[] = [
  client,
  { type: 'store', storeName: 'Мальва', city: 'Київ', street: 'Перевірочна', building: '1' },
  novapost,
  {
    ...{ type: 'carrier', sendingCity: 'Київ', sendingAddress: 'АС «Дачна»' },
    ...{ receivingAddress: 'Рівне, АВ', contactPerson: 'Леся' },
  },
];

async function changeAddresses(check: Check, bearer: string): Promise<void> {
  await check.rejection(
    createAddress,
    { body: { type: 'client', city: 'Київ', building: ' ' } },
    { bearer },
    422,
    undefined,
    ({ fields }) => isDeepStrictEqual(fields, ['street', 'building']),
  );
  for (const draft of addressDrafts) {
    const made = await check.answer(
      createAddress,
      { body: draft },
      { bearer },
      ({ data }) => isDeepStrictEqual({ ...data, ...draft }, data),
      `does not give the ${draft.type} address that was sent`,
    );
    if (!made) continue;
    const params = { id: made.data.id };
    if (draft === client)
      await check.answer(
        updateAddress,
        { params, body: { ...client, ...novapost } },
        { bearer },
        ({ data }) => data.branchNumber === '12' && data.street === null && data.apartment === null,
        'does not drop the fields of another type',
      );
    await check.answer(deleteAddress, { params }, { bearer });
    await check.rejection(deleteAddress, { params }, { bearer }, 404);
    await check.answer(
      readAddresses,
      {},
      { bearer },
      ({ data }) => !idsOf(data).includes(params.id),
      'still gives an address that was deleted',
    );
  }
}
