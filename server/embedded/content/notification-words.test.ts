import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/enumerations';
import { notificationWords } from './notification-words';

describe.each(Object.entries(notificationWords))('the notification %s', (_, { title, body }) => {
  it.each(languages)('names its subject once in %s', (language) => {
    expect(body[language].split('{subject}')).toHaveLength(2);
    expect(title[language]).not.toContain('{');
  });

  it('is worded differently in each language', () => {
    expect(new Set(languages.map((language) => body[language])).size).toBe(3);
  });
});
