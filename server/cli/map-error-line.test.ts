import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapError } from './map-error-line';

let mapsDir: string;
let column: number;

beforeAll(() => {
  mapsDir = mkdtempSync(join(tmpdir(), 'maps-'));
  const source = 'export function sum(lines) {\n  return lines.reduce((all, line) => all + line.price, 0);\n}\n';
  const options = { sourcemap: 'external', sourcefile: '../../app/domain/sum.ts', minify: true } as const;
  const { code, map } = transformSync(source, options);
  column = code.indexOf('.reduce') + 2;
  writeFileSync(join(mapsDir, 'sum-B1.js.map'), map);
});
afterAll(() => rmSync(mapsDir, { recursive: true }));

it('mapError maps a log line to the line of the source', () => {
  const line = JSON.stringify({ stack: [`sum-B1.js:1:${column}`], build: 'abc' });
  const { output, isMapped } = mapError(line, { mapsDir, buildId: 'abc' });
  expect(output).toMatch(/^app\/domain\/sum\.ts:2:\d+ \(sum-B1\.js:1:\d+\)$/);
  expect(isMapped).toBe(true);
});

it('mapError reports a position without a source map and a line of another build', () => {
  const { output, isMapped } = mapError('{"stack":["gone-B9.js:1:2"],"build":"old"}', { mapsDir, buildId: 'abc' });
  expect(output).toContain('gone-B9.js:1:2: no source map');
  expect(output).toContain('The error is of build old');
  expect(isMapped).toBe(false);
});
