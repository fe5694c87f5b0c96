import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, namespacesOf, readMessages, variablesOf } from './locale-files';

const original = 'uk';
const namespaces = namespacesOf(original);

/** Straight quotes, and terms that the portal does not use. */
const forbiddenText = {
  uk: /['"]|оберіть|символ|особист\S+ знижк/i,
  en: /['"]|[Ll]og ?in\b|\bpositions?\b|\bno\. |Nova Post\b|[Cc]lient code/,
  ru: /['"]|на адрес(?![а-я])|символ|личн\S+ скидк/i,
};
/** Messages worded by the specification. */
const given = ['notRegistered', 'sessionEnded', 'login'];

/** Terms to avoid: the portal says debt limit and sales representative. */
const forbiddenTerms = /менеджер|manager|кредитн\S+ л[іи]м[іи]т|credit limit/i;

it.each(languages)('terms and privacy policy in %s use the terms of the messages', (language) => {
  const pages = ['privacy-policy', 'terms-of-use'].map((page) =>
    readFileSync(new URL(`../../app/features/content/built-in/${page}.${language}.html`, import.meta.url), 'utf8'),
  );
  for (const page of pages) expect(page).not.toMatch(forbiddenTerms);
});

it('every language has the same namespaces', () => {
  expect(namespaces.length).toBeGreaterThan(0);
  for (const language of languages) expect(namespacesOf(language)).toEqual(namespaces);
});

describe.each(namespaces)('Messages of %s', (namespace) => {
  const originals = readMessages(original, namespace);

  it.each(languages)('in %s have the same keys as in Ukrainian and are not empty', (language) => {
    const messages = readMessages(language, namespace);
    expect([...messages.keys()].sort()).toEqual([...originals.keys()].sort());
    const empty = [...messages].filter(([, { forms }]) => [...forms.values()].some((text) => text.trim() === ''));
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it.each(languages)('in %s say sales representative and debt limit', (language) => {
    const otherwise = [...readMessages(language, namespace)].filter(([, { forms }]) =>
      [...forms.values()].some((text) => forbiddenTerms.test(text)),
    );
    expect(otherwise.map(([name]) => name)).toEqual([]);
  });

  it.each(languages)('in %s use curly quotes and the agreed terms', (language) => {
    const otherwise = [...readMessages(language, namespace)].filter(
      ([name, { forms }]) =>
        !given.includes(name) && [...forms.values()].some((text) => forbiddenText[language].test(text)),
    );
    expect(otherwise.map(([name]) => name)).toEqual([]);
  });

  it.each(languages)('in %s format percentages without a literal sign', (language) => {
    const signed = [...readMessages(language, namespace)].filter(([, { forms }]) =>
      [...forms.values()].some((text) => /\}\s*%/.test(text)),
    );
    expect(signed.map(([name]) => name)).toEqual([]);
  });

  it.each(languages)('in %s have all plural forms of the language', (language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const plurals = [...readMessages(language, namespace)].filter(([name]) => !originals.get(name)?.forms.has(''));
    const forms = plurals.map(([name, message]) => [name, [...message.forms.keys()].sort()]);
    expect(forms).toEqual(plurals.map(([name]) => [name, wanted]));
  });

  it.each(languages)('in %s have the same variables as in Ukrainian', (language) => {
    const variables = [...readMessages(language, namespace)].map(([name, message]) => [name, variablesOf(message)]);
    expect(Object.fromEntries(variables)).toEqual(
      Object.fromEntries([...originals].map(([name, message]) => [name, variablesOf(message)])),
    );
  });
});
