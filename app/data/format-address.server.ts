import { addressFields, type Address, type AddressField } from '~server/contract/addresses';
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

/** Printed on lines of their own; every other field is part of the place, where `addressFields` has it. */
const besidePlace: ReadonlySet<AddressField> = new Set<AddressField>([
  ...(['storeName', 'contactPerson', 'branchNumber', 'sendingCity', 'sendingAddress', 'receivingAddress'] as const),
]);
const placeFields = addressFields.filter((field) => !besidePlace.has(field));
/** A bare number gets this word. */
const words: Partial<Record<AddressField, 'porch' | 'apartment' | 'branch'>> = {
  porch: 'porch',
  apartment: 'apartment',
  branchNumber: 'branch',
};

function linesOf(ctx: Pick<RequestContext, 't'>, address: Address): string[] {
  const { t } = ctx;
  const print = (field: AddressField) => {
    const word = words[field];
    const text = address[field] ?? '';
    return word ? labelNumber(text, (number) => t(`common:${word}Of`, { [word]: number })) : text;
  };
  const join = (fields: readonly AddressField[]) => fields.map(print).filter(Boolean).join(', ');
  const place = join(placeFields);
  const { contactPerson } = address;
  const contact = contactPerson
    ? labelText(ctx, 'common:contactOf', contactPerson.replace(/(?<=\d) (?=\d)/g, '\u00a0'))
    : '';
  switch (address.type) {
    case 'client':
      return [place, contact];
    case 'store':
      return [print('storeName'), place, contact];
    case 'novapost':
      return [join(['city', 'branchNumber']), contact];
    case 'carrier':
      return [
        [join(['sendingCity', 'sendingAddress']), print('receivingAddress')].filter(Boolean).join(' → '),
        contact,
      ];
    default:
      return [
        addressFields
          .map((field) => address[field])
          .filter(Boolean)
          .join(', '),
      ];
  }
}
