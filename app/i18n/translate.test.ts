import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { translatorOf } from './i18n.server';
import { languages } from './languages';
import { translate, writeNumber, type Messages } from './translate';

const folder = new URL('./locales/', import.meta.url);
const counts = [0, 1, 2, 5, 11, 21, 22, 999, 1_000, 1_240, 12_345.5, 0.5, -3];

function messagesOf(language: string, file: string): Messages {
  return JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Messages;
}

/** Values for all the variables of a message: numbers where a number is written, else words. */
function variablesOf(text: string, count: number) {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)(,\s*number)?/g)].map(([, name = '', format]) => [
    name,
    format ? count : `<${name}>`,
  ]);
  return { ...(Object.fromEntries(names) as Record<string, unknown>), count };
}

describe.each(languages)('messages in %s, in the browser as on the server', (language) => {
  const { t } = translatorOf(language);

  it.each(readdirSync(new URL(`${language}/`, folder)))('%s', (file) => {
    const messages = messagesOf(language, file);
    const namespace = file.replace(/(\.server)?\.json$/, '');
    for (const [name, text] of Object.entries(messages)) {
      const key = name.replace(/_(one|few|many|other)$/, '');
      for (const count of counts) {
        const variables = variablesOf(text, count);
        expect(translate(language, messages, key, variables)).toBe(t(`${namespace}:${key}`, variables));
      }
    }
  });
});

describe('translate', () => {
  it('knows no message that is not there', () => {
    expect(translate('uk', { known: 'так' }, 'unknown')).toBeNull();
  });

  it('leaves a variable standing that nobody gave', () => {
    expect(translate('uk', { hello: 'Вітаємо, {{name}}' }, 'hello')).toBe('Вітаємо, {{name}}');
  });

  it('writes numbers as the language does', () => {
    expect(translate('en', { pieces: '{{count, number}} pcs' }, 'pieces', { count: 1240 })).toBe('1,240 pcs');
  });
});

describe.each(languages)('writeNumber in %s', (language) => {
  const numbers = new Intl.NumberFormat(language, { useGrouping: 'always' });

  it.each([
    0,
    7,
    999,
    1_000,
    1_240,
    12_345,
    999_999,
    1_000_000,
    1_234_567,
    Number.MAX_SAFE_INTEGER,
    0.5,
    1_240.75,
    -3,
    -1_240,
  ])('writes %s as Intl does, but for the minus sign', (value) => {
    expect(writeNumber(language, value)).toBe(numbers.format(value).replace('-', '\u2212'));
  });
});
