import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutRemix, leanFiles } from './lean-remix.js';

const read = (file: string) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');

describe('what the browser never runs of Remix', () => {
  it.each(leanFiles)('is found and cut in %s', (file) => {
    const code = read(file);
    expect(cutRemix(file, code).length).toBeLessThan(code.length);
  });

  it('is missed loudly in another release', () => {
    expect(() => cutRemix('@remix-run/react/dist/esm/routeModules.js', 'export {};')).toThrow(
      'nothing to cut out of @remix-run/react/dist/esm/routeModules.js',
    );
  });

  it('leaves the rest of a file as it is', () => {
    expect(
      cutRemix('@remix-run/react/dist/esm/routeModules.js', 'a(); if (window.__remixContext.isSpaMode && b) c();'),
    ).toBe('a(); if (false && b) c();');
  });
});
