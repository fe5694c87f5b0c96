import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../contract/account';
import { endpoints } from '../contract/endpoints';
import type { AddressDraft } from '../contract/addresses';
import { idsOf, UNKNOWN } from './catalogue';
import type { Check } from './check';

const NEEDS_WRITE = 'would change the account: --write';

/** Reads what belongs to the account; gives the account. */
export async function checkAccount(check: Check, bearer: string): Promise<Account | null> {
  const account = (await check.answer(endpoints.account.get, {}, { bearer }))?.data;
  await check.rejection(endpoints.account.get, {}, {}, 401);
  if (account)
    await check.answer(
      endpoints.account.balance,
      { params: { id: account.id } },
      { bearer },
      ({ data }) => isDeepStrictEqual(data, { balance: account.balance, creditLimit: account.creditLimit }),
      'differs from the balance and limit of the account',
    );
  await check.rejection(endpoints.account.balance, { params: { id: UNKNOWN } }, { bearer }, 404);
  await check.answer(endpoints.addresses.list, {}, { bearer });
  const discounts = await check.answer(endpoints.discounts.list, { query: { page: 1, perPage: 100 } }, { bearer });
  await check.answer(
    endpoints.discounts.list,
    { query: { page: 2, perPage: 1 } },
    { bearer },
    ({ data }) => isDeepStrictEqual(data, discounts?.data.slice(1, 2)),
    'page 2 does not go on where page 1 ends',
  );
  await check.answer(
    endpoints.notifications.list,
    { query: { page: 1, perPage: 2 } },
    { bearer },
    ({ data: [newer, older, ...more] }) => !more.length && (!older || !newer || newer.createdAt >= older.createdAt),
    'gives more than two, or not the newest first',
  );
  await check.rejection(endpoints.notifications.list, {}, {}, 401);
  check.skip(
    NEEDS_WRITE,
    ...[endpoints.account.update, endpoints.addresses.create, endpoints.addresses.update, endpoints.addresses.delete],
    ...[endpoints.notifications.registerPush, endpoints.notifications.markRead, endpoints.notifications.markAllRead],
  );
  return account ?? null;
}

/** Writes the account as it is, makes and removes addresses, reads notifications, registers a device that does not exist. */
export async function changeAccount(check: Check, bearer: string, account: Account): Promise<void> {
  const { firstName, lastName, email } = account;
  await check.answer(
    endpoints.account.update,
    { body: { firstName: firstName ?? '', lastName: lastName ?? '', ...(email ? { email } : {}) } },
    { bearer },
    ({ data }) => data.firstName === firstName && data.lastName === lastName && data.email === email,
    'gives another name or address than was sent',
  );
  await changeAddresses(check, bearer);
  const [notification] =
    (await check.answer(endpoints.notifications.list, { query: { perPage: 1 } }, { bearer }))?.data ?? [];
  if (notification)
    await check.answer(endpoints.notifications.markRead, { params: { id: notification.id } }, { bearer });
  else check.skip('the account has no notification', endpoints.notifications.markRead);
  await check.answer(endpoints.notifications.markAllRead, {}, { bearer });
  for (const deviceToken of ['check-api-1', 'check-api-2'])
    await check.answer(
      endpoints.notifications.registerPush,
      { body: { platform: 'android', deviceToken, deviceId: 'check-api' } },
      { bearer },
    );
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
    endpoints.addresses.create,
    { body: { type: 'client', city: 'Київ', building: ' ' } },
    { bearer },
    422,
    undefined,
    ({ fields }) => isDeepStrictEqual(fields, ['street', 'building']),
  );
  for (const draft of addressDrafts) {
    const made = await check.answer(
      endpoints.addresses.create,
      { body: draft },
      { bearer },
      ({ data }) => isDeepStrictEqual({ ...data, ...draft }, data),
      `does not give the ${draft.type} address that was sent`,
    );
    if (!made) continue;
    const params = { id: made.data.id };
    if (draft === client)
      await check.answer(
        endpoints.addresses.update,
        { params, body: { ...client, ...novapost } },
        { bearer },
        ({ data }) => data.branchNumber === '12' && data.street === null && data.apartment === null,
        'does not drop the fields of another type',
      );
    await check.answer(endpoints.addresses.delete, { params }, { bearer });
    await check.rejection(endpoints.addresses.delete, { params }, { bearer }, 404);
    await check.answer(
      endpoints.addresses.list,
      {},
      { bearer },
      ({ data }) => !idsOf(data).includes(params.id),
      'still gives an address that was deleted',
    );
  }
}
