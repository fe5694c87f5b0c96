import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namespacesOf, readMessages } from './locale-files';

/** A message as the source names it, in each namespace it may come from: whole, or the fixed start of one. */
interface Use {
  readonly file: string;
  readonly keys: readonly string[];
  readonly isStart: boolean;
}

/** A key that is completed from a choice, such as `cart:fault.${kind}`. */
const chosenKey = new RegExp(`()\`((?:${namespacesOf('uk').join('|')}):[^\`$\\s]*)(\\$\\{)`, 'g');
const messages = new Set(
  namespacesOf('uk').flatMap((namespace) =>
    [...readMessages('uk', namespace).keys()].map((key) => `${namespace}:${key}`),
  ),
);
const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .map((file) => join('app', file));
const uses = sources.flatMap(usesIn);

it('every message that the source names exists', () => {
  expect(uses.length).toBeGreaterThan(300);
  expect(uses.filter((use) => ![...messages].some((message) => isMeant(use, message)))).toEqual([]);
});

/** Where a message is chosen by a table or a schema its key stands as a plain string. */
it('every message is named somewhere', () => {
  const whole = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unnamed = [...messages].filter((message) => {
    const key = message.slice(message.indexOf(':') + 1);
    return (
      !uses.some((use) => isMeant(use, message)) &&
      !new RegExp(`['"\`](?:[\\w-]+:)?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`).test(whole)
    );
  });
  expect(unnamed).toEqual([]);
});

function isMeant({ keys, isStart }: Use, message: string): boolean {
  return keys.some((key) => (isStart ? message.startsWith(key) : message === key));
}

function usesIn(file: string): Use[] {
  const source = readFileSync(file, 'utf8');
  const namespaces = [...source.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  const calls = [...source.matchAll(/\bt\(\s*(?:'([^'\\]+)'|`([^`$]*)(\$\{)?)/g), ...source.matchAll(chosenKey)];
  return calls.flatMap(([, quoted, template, hole]) => {
    const text = quoted || (template ?? '');
    const keys = text.includes(':') ? [text] : namespaces.map((namespace) => `${namespace}:${text}`);
    return text === '' || keys.length === 0 ? [] : [{ file, keys, isStart: hole !== undefined }];
  });
}
