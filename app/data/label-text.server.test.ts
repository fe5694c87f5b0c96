import { expect, it } from 'vitest';
import { textsOf } from '~/i18n/i18n.server';
import { labelText } from './label-text.server';

it.each([
  ['common:contactOf', 'Оксана', 'Контактна особа: Оксана'],
  ['common:contactOf', 'Контактна особа: Оксана', 'Контактна особа: Оксана'],
  ['common:contactOf', 'контактна особа Оксана', 'контактна особа Оксана'],
  ['common:contactOf', 'Contact person: Oksana', 'Contact person: Oksana'],
  ['later:text.notes', 'О 7-й', 'Примітки: О 7-й'],
  ['later:text.notes', 'Примітки: о 7-й', 'Примітки: о 7-й'],
] as const)('labelText writes the label %s before %j once: %j', (label, typed, written) => {
  expect(labelText({ t: textsOf('uk') }, label, typed)).toBe(written);
});
