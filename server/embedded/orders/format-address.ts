import type { AddressRow } from '../store/customer-tables';

function join(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** A number with its label; a text as typed: 'Поштомат 12345', 'кв. 38'. */
function labelNumber(label: string, typed: string): string {
  return /\p{L}{2}|№/u.test(typed) ? typed : `${label} ${typed}`;
}

/** On one line, as printed. */
export function formatAddress(address: Omit<AddressRow, 'id' | 'customerId'>): string {
  const { type, city, street, building, contactPerson } = address;
  switch (type) {
    case 'client':
      return join([
        city,
        street,
        building,
        address.porch && labelNumber('під’їзд', address.porch),
        address.apartment && labelNumber('кв.', address.apartment),
        contactPerson,
      ]);
    case 'store':
      return join([address.storeName, city, street, building, contactPerson]);
    case 'novapost':
      return join([city, `Нова пошта, ${labelNumber('відділення', address.branchNumber ?? '')}`, contactPerson]);
    case 'carrier':
      return join([
        `${address.sendingCity ?? ''}, ${address.sendingAddress ?? ''} → ${address.receivingAddress ?? ''}`,
        contactPerson,
      ]);
  }
}
