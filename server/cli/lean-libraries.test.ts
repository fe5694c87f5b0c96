import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Key, ReactElement } from 'react';
import * as whole from 'react/jsx-runtime';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanLibraries } from './lean-libraries.js';

type Make = (type: unknown, props: object, key?: Key) => ReactElement;

interface Runtime {
  readonly Fragment: unknown;
  readonly jsx: Make;
  readonly jsxs: Make;
}

/** What the server's bundle has in place of `react/jsx-runtime`. */
async function bundleRuntime(): Promise<Runtime> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from 'react/jsx-runtime';`, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    plugins: [leanLibraries],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const module = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require']) as (
    ...names: unknown[]
  ) => void;
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports as Runtime;
}

/** What makes an element, without what React notes in development. */
function partsOf(element: ReactElement & { ref?: unknown; $$typeof?: unknown }): Record<string, unknown> {
  return Object.fromEntries(
    (['$$typeof', 'type', 'key', 'ref', 'props'] as const).map((part) => [part, element[part]]),
  );
}

const View = () => null;
const Defaulted = Object.assign(() => null, { defaultProps: { size: 'small' } });
const ref = { current: null };

describe('the elements of the server’s bundle', () => {
  let lean: Runtime;
  beforeAll(async () => {
    lean = await bundleRuntime();
  });

  it.each<[string, Parameters<Make>]>([
    ['a tag', ['p', { className: 'lead', children: 'words' }]],
    ['a view with a key', [View, { children: ['a', 'b'] }, 7]],
    ['a key among the props', ['li', { key: 'own', id: 'x' }]],
    ['a key beside one among the props', ['li', { key: 'own', id: 'x' }, 'given']],
    ['a ref', ['form', { ref, id: 'x' }]],
    ['props left to a default', [Defaulted, { children: null }]],
    ['props in place of a default', [Defaulted, { size: 'large' }, 'k']],
    ['no props', ['br', {}]],
  ])('are those of React: %s', (_, [type, props, key]) => {
    const [own, react] = [lean.jsx, whole.jsx as Make].map((make) => partsOf(make(type, { ...props }, key)));
    expect(own).toEqual(react);
  });

  it('are made the same way with several children, and fragments are React’s', () => {
    expect(lean.jsxs).toBe(lean.jsx);
    expect(lean.Fragment).toBe(whole.Fragment);
  });

  it('take props as they are', () => {
    const props = { id: 'x' };
    expect(lean.jsx('p', props).props).toBe(props);
  });
});
