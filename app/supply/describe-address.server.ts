import { addressFields, type Address } from '~server/contract/addresses';
import type { Scope } from '~/bff/scope.server';

/** An address in lines, the one a person looks for first: the store or the place; fields that are missing leave no gap. */
export function describeAddress(scope: Pick<Scope, 't'>, address: Address): string[] {
  return linesOf(scope, address).filter((line) => line !== '');
}

function linesOf({ t }: Pick<Scope, 't'>, address: Address): string[] {
  const { city, street, building, porch, apartment, storeName, branchNumber, contactPerson } = address;
  const house = [street, building].filter(Boolean).join(', ');
  const inside = [porch && t('words:porchOf', { porch }), apartment && t('words:apartmentOf', { apartment })];
  const place = [city, house, ...inside].filter(Boolean).join(', ');
  const contact = contactPerson
    ? t('words:contactOf', { name: contactPerson.replace(/(?<=\d) (?=\d)/g, '\u00a0') })
    : '';
  switch (address.type) {
    case 'client':
      return [place, contact];
    case 'store':
      return [storeName ?? '', place, contact];
    case 'novapost':
      return [
        [city, branchNumber && t('words:branchOf', { branch: branchNumber })].filter(Boolean).join(', '),
        contact,
      ];
    case 'carrier': {
      const from = [address.sendingCity, address.sendingAddress].filter(Boolean).join(', ');
      return [[from, address.receivingAddress].filter(Boolean).join(' → '), contact];
    }
    default:
      return [
        addressFields
          .map((field) => address[field])
          .filter(Boolean)
          .join(', '),
      ];
  }
}
