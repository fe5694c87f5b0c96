import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { Linter, type Rule } from 'eslint';
import { expect, it } from 'vitest';
import { neededFeatures } from '../../app/browser/boot/needed-features';

/** The oldest browsers that run the entry, a module with a top-level `await`; older ones run no script of a page. */
const oldest = { chrome: 89, firefox: 89, safari: 15, safari_ios: 15 } as const;

/** Members that are called like a newer API and are functions of the portal or its libraries. */
const ownNames = [
  ...['createContext', 'destroy', 'detect', 'forget', 'getState', 'handle', 'path', 'run'],
  ...['show', 'subscribe', 'to', 'toSorted', 'unit', 'use', 'when'],
];
/** Newer APIs that code asks for before it calls them. */
const askedFor = [
  ...['URL.canParse', 'canShare', 'checkVisibility', 'requestSubmit', 'share', 'skipTransition', 'startViewTransition'],
];

/** By name, whether the oldest browsers have a member of that name in any interface. */
const members = new Map<string, boolean>();
const builtins = bcd.javascript['builtins'] ?? {};
const interfaces: object[] = Object.values({ ...bcd.api, ...builtins, ...builtins['Intl'] });
for (const entry of interfaces)
  for (const [key, member] of Object.entries(entry as Record<string, Identifier>)) {
    const name = key.replace(/_static$/, '');
    members.set(name, members.get(name) === true || isOld(member));
  }
for (const name of Object.keys(bcd.api)) members.set(name, members.get(name) === true || isOld(bcd.api[name]));

function isOld(feature: Identifier | undefined): boolean {
  return Object.entries(oldest).every(([browser, version]) =>
    [feature?.__compat?.support[browser as keyof typeof oldest] ?? []]
      .flat()
      .some(
        (support) =>
          support.flags === undefined && parseFloat(String(support.version_added).replace('≤', '')) <= version,
      ),
  );
}

/** Reports calls of methods, static methods and constructors that the oldest browsers lack. */
const newApis: Rule.RuleModule = {
  create: (context) => ({
    'CallExpression > MemberExpression.callee[computed=false]'(node: Rule.Node) {
      if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const owner = node.object.type === 'Identifier' && /^[A-Z]\w{2}/.test(node.object.name) ? node.object.name : null;
      const fixed = owner === null ? undefined : (bcd.api[owner] ?? builtins[owner])?.[`${name}_static`];
      if (fixed ? !isOld(fixed) : members.get(name) === false)
        context.report({ node, message: fixed ? `${String(owner)}.${name}` : name });
    },
    'NewExpression > Identifier.callee'(node: Rule.Node) {
      if (node.type === 'Identifier' && /^[A-Z]\w{2}/.test(node.name) && members.get(node.name) === false)
        context.report({ node, message: node.name });
    },
  }),
};

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));
const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(`${client}${name}`, 'utf8') }));

/** What the built scripts call, by name. */
function findNewApis(): string[] {
  const linter = new Linter();
  const config: Linter.Config = {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    plugins: { portal: { rules: { 'new-apis': newApis } } },
    rules: { 'portal/new-apis': 'error' },
  };
  return [...new Set(scripts.flatMap(({ text }) => linter.verify(text, config)).map(({ message }) => message))].sort();
}

it(
  'scripts of pages call no API that a browser may lack which runs them, but those asked for at their start or before the call',
  { timeout: 60_000 },
  () => {
    const covered = new Set(neededFeatures.map((path) => path.split('.').at(-1)));
    const found = findNewApis().filter((name) => !covered.has(name));
    expect(found).toEqual([...ownNames, ...askedFor].sort());
  },
);

it('scripts of pages have no lookbehind, which Safari before 16.4 cannot read', () => {
  expect(scripts.filter(({ text }) => /\(\?<[=!]/.test(text)).map(({ name }) => name)).toEqual([]);
});
