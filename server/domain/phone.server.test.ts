import { describe, expect, it } from 'vitest';
import { phoneField } from './phone.server';

describe('phoneField', () => {
  it.each([
    '0501112233',
    '+380501112233',
    '380501112233',
    '050 111 22 33',
    '+38 (050) 111-22-33',
    ' 050-111-22-33 ',
    '8 050 111 22 33',
    '8(050)1112233',
    '80501112233',
    'тел.: 8(050)1112233',
    'тел. 8 050 111 22 33',
    '(8-050) 111-22-33',
    'тел.: 050 111 22 33',
    '\u202a+380\u00a050\u200b 111 22 33\u202c',
  ])('phoneField parses %j as +380501112233', (text) => {
    expect(phoneField.parse(text)).toBe('+380501112233');
  });

  it.each(['', '050', '05011122333', 'abc', '+380991', '+1 234'])('phoneField rejects %j with errors:phone', (text) => {
    expect(phoneField.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual(['errors:phone']);
  });

  it('phoneField lets the form name the error of a missing value', () => {
    expect(
      phoneField.safeParse(undefined, { error: () => 'errors:required' }).error?.issues.map((issue) => issue.message),
    ).toEqual(['errors:required']);
  });
});
