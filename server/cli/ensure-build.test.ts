import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt } from './ensure-build.js';
import { hashSources } from './source-hash.js';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['app/routes', 'server', 'build']) mkdirSync(join(root, folder), { recursive: true });
  write('remix.config.js', 'export default {}');
  write('app/routes/home.tsx', 'home');
  write('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('isBuilt is true for a build of these sources and false for another', () => {
  expect(isBuilt(root)).toBe(false);
  write('build/source-hash', hashSources(root));
  expect(isBuilt(root)).toBe(true);
  write('app/routes/home.tsx', 'another home');
  expect(isBuilt(root)).toBe(false);
});

it.each([
  ['package.json', '{"sideEffects":false}'],
  ['package-lock.json', '{"lockfileVersion":3}'],
  ['server/new.ts', 'new'],
  ['app/routes/home2.tsx', 'home'],
])('The source hash changes with a change of %s', (path, text) => {
  const before = hashSources(root);
  write(path, text);
  expect(hashSources(root)).not.toBe(before);
});

it('The source hash stays the same for tests and files outside the build', () => {
  const before = hashSources(root);
  write('app/routes/home.test.tsx', 'test');
  write('README.md', 'words');
  expect(hashSources(root)).toBe(before);
});

it('ensureBuild prints its messages to stderr, since stdout is for the log', () => {
  mkdirSync(join(root, 'server/cli'));
  write('server/cli/build.js', 'console.log("built in 4 s")');
  const ensureBuild = `import(${JSON.stringify(new URL('ensure-build.js', import.meta.url).href)}).then(({ ensureBuild }) => ensureBuild(process.argv[1]))`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', ensureBuild, root], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/No current build.*\nbuilt in 4 s/s);
});

it('Any build is current where the sources are missing', () => {
  write('build/source-hash', 'of elsewhere');
  expect(isBuilt(root)).toBe(false);
  rmSync(join(root, 'remix.config.js'));
  expect(isBuilt(root)).toBe(true);
});
