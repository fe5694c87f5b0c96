import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../remix.config.js';

const root = new URL('../../', import.meta.url);
const read = (page: string) => readFileSync(new URL(page, root), 'utf8');
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(new URL(path, root)));

it('every file that docs/changing.md names exists', () => {
  const paths = [...read('docs/changing.md').matchAll(/`((?:app|server|native|tests)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(missing(paths)).toEqual([]);
});

it('every file that docs/ names in back quotes exists, by its path or the end of it', () => {
  const folders = ['.ci', '.config', 'app', 'docs', 'native', 'server', 'tests'];
  const files = [
    ...readdirSync(root),
    ...folders.flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    ),
  ];
  const pages = files.filter((path) => path.startsWith('docs/') && path.endsWith('.md'));
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`([\w./-]+\.(?:cjs|css|js|json|md|tsx?|ya?ml))`/g)].map(([, path = '']) => ({
      page,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(200);
  const isThere = (path: string) => path.startsWith('build/') || files.some((file) => `/${file}`.endsWith(`/${path}`));
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

it('a build stops when remix.config.js names a file that no script imports', () => {
  const { build } = config({ command: 'build', mode: 'production', isSsrBuild: false });
  const output = [build?.rollupOptions?.output].flat()[0];
  const { manualChunks } = output ?? {};
  if (typeof manualChunks !== 'function') throw new Error('the build groups no modules');
  const chunkOf = (info: object | null) =>
    manualChunks('/app/x.ts', { getModuleIds: () => [].values(), getModuleInfo: () => info as null });
  expect(() => chunkOf(null)).toThrow('remix.config.js names what no script imports: root.tsx');
});

it('every place on the map of the code in the README exists', () => {
  const map = /## Map of the code[\s\S]*?```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
  const paths = map.split('\n').flatMap((line) => /^([\w./-]+)/.exec(line)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(20);
  expect(missing(paths)).toEqual([]);
});
