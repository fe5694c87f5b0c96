import { expect, it } from 'vitest';
import { namespacesOf, readMessages, variablesOf } from './locale-files';
import { readUses } from './message-uses';

const namespaces = namespacesOf('uk');
/** All messages by `namespace:key`. */
const messages = new Map<string, ReturnType<typeof variablesOf>>(
  namespaces.flatMap((namespace) =>
    [...readMessages('uk', namespace)].map(([key, message]) => [`${namespace}:${key}`, variablesOf(message)] as const),
  ),
);
const { uses, open, texts } = readUses();
/** String literals in tables and schemas that are message keys. */
const literalKeys = texts.filter(
  (text) => /^[\w-]+:[\w.-]+$/.test(text) && namespaces.includes(text.split(':', 1)[0] ?? ''),
);
const messageOf = (keys: readonly string[]) => keys.find((key) => messages.has(key));

it('every message key used in the source exists, for each case of an enumeration', () => {
  expect(uses.length).toBeGreaterThan(900);
  expect(uses.filter(({ keys }) => messageOf(keys) === undefined)).toEqual([]);
});

it('no message key is an arbitrary string', () => {
  expect(open).toEqual([]);
});

it('every string that names a message names one that exists', () => {
  expect(literalKeys.length).toBeGreaterThan(300);
  expect(literalKeys.filter((text) => !messages.has(text))).toEqual([]);
});

it('every message gets all its variables', () => {
  const lacking = uses.flatMap(({ at, keys, given }) => {
    const variables = messages.get(messageOf(keys) ?? '') ?? [];
    const missing = variables.filter((name) => given !== null && !given.includes(name));
    return missing.length > 0 ? [{ at, keys, missing }] : [];
  });
  expect(lacking).toEqual([]);
});

it('every namespace that a route names for the browser has messages', () => {
  const handles = import.meta.glob<{ i18n?: string | string[] } | undefined>('../../app/routes/**/*.tsx', {
    import: 'handle',
    eager: true,
  });
  const named = Object.values(handles).flatMap((handle) => handle?.i18n ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => readMessages('uk', name).size === 0)).toEqual([]);
});

/** The service worker uses the messages of `offline`. */
it('every message is used', () => {
  const used = new Set(uses.map(({ keys }) => messageOf(keys)));
  const unused = [...messages.keys()].filter(
    (message) => !used.has(message) && !literalKeys.includes(message) && !message.startsWith('offline:'),
  );
  expect(unused).toEqual([]);
});
