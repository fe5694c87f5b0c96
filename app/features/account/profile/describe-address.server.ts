import type { Scope } from '~/bff/scope.server';
import { addressFields, type Address } from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';

/** An address as a card shows it. */
export interface AddressView {
  readonly id: string;
  readonly type: string;
  /** The kind of address in words; an unknown kind as it came. */
  readonly kind: string;
  /** Store or place: the line a person looks for. */
  readonly title: string;
  /** Further lines, most telling first. */
  readonly lines: readonly string[];
}

/** Words an address by its type; fields that are missing leave no gap. */
export function describeAddress({ t }: Pick<Scope, 't'>, address: Address): AddressView {
  const { id, type } = address;
  const known = addressTypes.find((member) => member === type);
  const kind = known ? t(`profile:type.${known}`) : type;
  const [title = kind, ...lines] = linesOf({ t }, address).filter((line) => line !== '');
  return { id, type, kind, title, lines };
}

function linesOf({ t }: Pick<Scope, 't'>, address: Address): string[] {
  const { city, street, building, porch, apartment, storeName, branchNumber, contactPerson } = address;
  const house = [street, building].filter(Boolean).join(', ');
  const inside = [porch && t('profile:porchOf', { porch }), apartment && t('profile:apartmentOf', { apartment })];
  const place = [city, house, ...inside].filter(Boolean).join(', ');
  const contact = contactPerson ? t('profile:contactOf', { name: contactPerson }) : '';
  switch (address.type) {
    case 'client':
      return [place, contact];
    case 'store':
      return [storeName ?? '', place, contact];
    case 'novapost':
      return [[city, branchNumber && t('profile:branchOf', { branch: branchNumber })].filter(Boolean).join(', '), contact];
    case 'carrier': {
      const from = [address.sendingCity, address.sendingAddress].filter(Boolean).join(', ');
      return [[from, address.receivingAddress].filter(Boolean).join(' → '), contact];
    }
    default:
      return [addressFields.map((field) => address[field]).filter(Boolean).join(', ')];
  }
}
