import { asc, gt } from 'drizzle-orm';
import { hashPassword } from '../account/password';
import { newCustomer } from '../account/new-customer';
import { demoAccounts } from '../demo-accounts';
import { farms } from '../flora/farms';
import { SHOP_GROUP } from '../flora/price-groups';
import { formatAddress } from '../orders/format-address';
import { products } from '../store/catalogue-tables';
import { addresses, customers, farmDiscounts, type Customer } from '../store/customer-tables';
import type { DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';
import { demoAddresses } from './demo-addresses';
import { seedDocuments } from './demo-documents';
import { seedNotifications } from './demo-notifications';

const PERCENTS: readonly [farm: string, percent: number][] = [
  ['Los Nevados', 5],
  ['Monte Rosa', 7],
  ['Sabana Verde', 4],
  ['Van der Linde', 3],
  ['Naivasha Dawn', 6],
  ['Квіткова долина', 10],
  ['Riviera dei Fiori', 5],
];

const farmPercents = new Map(
  PERCENTS.flatMap(([name, percent]) =>
    farms.filter((farm) => farm.name === name).map(({ id }) => [id, percent] as const),
  ),
);

async function seedCustomers(db: Database): Promise<Customer> {
  const [regular, empty, banned] = demoAccounts;
  const base = newCustomer(regular.phone, await hashPassword(regular.password));
  const known: Customer = {
    ...base,
    firstName: 'Оксана',
    lastName: 'Мельник',
    email: 'kvitkovyi.rai@example.com',
    company: 'Квітковий рай',
    customerCode: 'К-00417',
    balance: -680_000,
    creditLimit: 2_000_000,
    hasRepresentative: true,
  };
  await db.insert(customers).values([
    known,
    { ...newCustomer(empty.phone, await hashPassword(empty.password)), role: 'freelance_florist' },
    {
      ...newCustomer(banned.phone, await hashPassword(banned.password)),
      firstName: 'Петро',
      lastName: 'Будяк',
      isBanned: true,
    },
  ]);
  return known;
}

function addressFor({ deliveryType }: DocumentRow): string | null {
  const types = {
    pickup: null,
    delivery: 'store',
    specialDelivery: 'client',
    novapost: 'novapost',
    bus: 'carrier',
  } as const;
  const type = deliveryType && types[deliveryType];
  const address = demoAddresses.find((other) => other.type === type);
  return address ? formatAddress(address) : null;
}

/** Three demo customers; the first one has documents of eight weeks. */
export async function seedDemoCustomers(db: Database, now: Date): Promise<void> {
  const customer = await seedCustomers(db);
  await db
    .insert(addresses)
    .values(demoAddresses.map((address, index) => ({ id: `a${index + 1}`, customerId: customer.id, ...address })));
  await db.insert(farmDiscounts).values([
    ...[...farmPercents].map(([farmId, percent]) => ({
      customerId: customer.id,
      farmId,
      priceGroupId: SHOP_GROUP,
      percent,
    })),
    { customerId: customer.id, farmId: farms[2]?.id ?? 1, priceGroupId: 1, percent: 15 },
  ]);
  const [first, ...others] = await db
    .select()
    .from(products)
    .where(gt(products.mainStock, 0))
    .orderBy(asc(products.id))
    .limit(160);
  if (!first) return;
  const heads = await seedDocuments(db, customer.id, [first, ...others], farmPercents, now, addressFor);
  await seedNotifications(db, customer, heads, now);
}
