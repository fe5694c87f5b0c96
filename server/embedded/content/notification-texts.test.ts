import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/enumerations';
import { notificationTexts, formatNotification } from './notification-texts';

describe.each(Object.entries(notificationTexts))('the notification %s', (_, { title, body }) => {
  it.each(languages)('names its subject once in %s', (language) => {
    expect(body[language].split('{subject}')).toHaveLength(2);
    expect(title[language]).not.toContain('{');
  });

  it('is worded differently in each language', () => {
    expect(new Set(languages.map((language) => body[language])).size).toBe(3);
  });
});

it('writes a sum in the signs of each language', () => {
  const written = languages.map(
    (language) => formatNotification({ kind: 'debtReminder', subject: '1234567.80' }, language).body,
  );
  expect(written.map((body) => /[\d\u00A0,.]*\d/.exec(body)?.[0])).toEqual([
    '1\u00A0234\u00A0567,80',
    '1,234,567.80',
    '1\u00A0234\u00A0567,80',
  ]);
});
