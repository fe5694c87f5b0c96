import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/enumerations';
import { notificationTexts, formatNotification } from './notification-texts';

describe.each(Object.entries(notificationTexts))('The notification %s', (_, { title, body }) => {
  it.each(languages)('contains its subject once in %s', (language) => {
    expect(body[language].split('{subject}')).toHaveLength(2);
    expect(title[language]).not.toContain('{');
  });

  it('has a different text in each language', () => {
    expect(new Set(languages.map((language) => body[language])).size).toBe(3);
  });
});

it('formatNotification formats an amount for each language', () => {
  const written = languages.map(
    (language) => formatNotification({ kind: 'debtReminder', subject: '1234567.80' }, language).body,
  );
  expect(written.map((body) => /[\d\u00A0,.]*\d/.exec(body)?.[0])).toEqual([
    '1\u00A0234\u00A0567,80',
    '1,234,567.80',
    '1\u00A0234\u00A0567,80',
  ]);
});
