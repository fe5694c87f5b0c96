import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCompiled } from './compiled-code';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  file = join(folder, 'bundle.cjs');
  writeFileSync(
    file,
    `(function (exports, require, module, __filename) { exports.name = __filename; exports.join = require('node:path').join('a', 'b'); })`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('runs a bundle, with what was compiled before and without', () => {
  const first = loadCompiled(file);
  expect(first.exports).toEqual({ name: file, join: 'a/b' });
  expect(existsSync(`${file}.v8`)).toBe(false);
  first.keep();
  expect(existsSync(`${file}.v8`)).toBe(true);
  expect(loadCompiled(file).exports).toEqual(first.exports);
});

it('compiles anew what was kept for something else', () => {
  writeFileSync(`${file}.v8`, 'not compiled code');
  expect(loadCompiled(file).exports).toMatchObject({ join: 'a/b' });
});
