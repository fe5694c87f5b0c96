import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from './compress-files.js';

it('compressFiles writes smaller .br and .gz files beside text files only', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'compress-'));
  const script = 'const flower = "троянда";\n'.repeat(100);
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'assets/app.js'), script);
  writeFileSync(join(dir, 'tiny.js'), '1');
  writeFileSync(join(dir, 'font.woff2'), script);
  await compressFiles(dir);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  expect(names).toEqual(['assets', 'assets/app.js', 'assets/app.js.br', 'assets/app.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(dir, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(dir, 'assets/app.js.gz'))).toString()).toBe(script);
  rmSync(dir, { recursive: true });
});
