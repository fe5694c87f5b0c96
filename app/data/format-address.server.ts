import { addressFields, type Address } from '~server/contract/addresses';
import type { RequestContext } from '~/bff/context.server';
import { labelText } from './label-text.server';

/** An address as lines, the store or place first. */
export function formatAddress(ctx: Pick<RequestContext, 't'>, address: Address): string[] {
  return linesOf(ctx, address).filter((line) => line !== '');
}

/** Adds a word only to a bare number such as '12a': 'Поштомат 12345' needs none. */
export function labelNumber(text: string, withWord: (number: string) => string): string {
  return /^\d[\d/-]*\p{L}?$/u.test(text.trim()) ? withWord(text) : text;
}

function linesOf(ctx: Pick<RequestContext, 't'>, address: Address): string[] {
  const { t } = ctx;
  const { city, street, building, porch, apartment, storeName, branchNumber, contactPerson } = address;
  const house = [street, building].filter(Boolean).join(', ');
  const inside = [
    porch && labelNumber(porch, (number) => t('common:porchOf', { porch: number })),
    apartment && labelNumber(apartment, (number) => t('common:apartmentOf', { apartment: number })),
  ];
  const place = [city, house, ...inside].filter(Boolean).join(', ');
  const contact = contactPerson
    ? labelText(ctx, 'common:contactOf', contactPerson.replace(/(?<=\d) (?=\d)/g, '\u00a0'))
    : '';
  switch (address.type) {
    case 'client':
      return [place, contact];
    case 'store':
      return [storeName ?? '', place, contact];
    case 'novapost':
      return [
        [city, branchNumber && labelNumber(branchNumber, (branch) => t('common:branchOf', { branch }))]
          .filter(Boolean)
          .join(', '),
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
