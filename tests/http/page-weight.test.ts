import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { budgets } from '../bench/budgets';
import { Customer, type Page } from '../support/customer';

const url = inject('portalUrl');
const client = new URL('../../build/client', import.meta.url).pathname;

/** Limits in bytes: HTML before the first paint, styles, messages. */
const limits = { beforePaint: 24_000, styles: budgets['weight.style'].most, messages: 6_000 };
/** Script limits in bytes, a twentieth above what the pages have; the libraries take 87 kB. */
const pages: [path: string, scripts: number][] = [
  ['/categories/roses', 130_000],
  ['/search?q=freedom', 130_000],
  ['/product/1', 125_000],
  ['/contact', 116_000],
  ['/login', 118_000],
];

/** Compressed bytes: files as compressed by the build, pages as compressed by the server. */
const sizeOf = (content: Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const fileSize = (path: string) => sizeOf(readFileSync(client + path), 11);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** The script files of a page and the modules that they import. */
function scriptsOf(page: Page): string[] {
  const found = new Set([...page.text.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, path = '']) => path));
  for (const path of found) {
    const code = readFileSync(client + path, 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) found.add(`/assets/${name}`);
  }
  return [...found];
}

/** The document up to the end of its layout, without the data for scripts after it. */
const contentOf = ({ text }: Page) => text.slice(0, text.indexOf('<script', text.lastIndexOf('</footer>')));
const stylesOf = (page: Page) =>
  page.html.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');
const messagesOf = (page: Page) => /4000,(\[[^\]]*\])/.exec(page.text)?.[1] ?? '[]';

describe.each(pages)('GET %s', (path, maxScripts) => {
  it('stays within its size limits for scripts, messages and the HTML before the first paint', async () => {
    const page = await new Customer(url).get(path);
    expect(page.status).toBe(200);
    const scripts = sum(scriptsOf(page).map(fileSize));
    const messages = sum((JSON.parse(messagesOf(page)) as string[]).map(fileSize));
    const beforePaint = sizeOf(Buffer.from(contentOf(page)), 7);
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(maxScripts);
    expect(beforePaint).toBeLessThanOrEqual(limits.beforePaint);
    expect(messages).toBeGreaterThan(500);
    expect(messages).toBeLessThanOrEqual(limits.messages);
  });

  it('has no blocking requests for a new visitor: its styles are inline and allowed by hash in the CSP', async () => {
    const { html, headers } = await new Customer(url).get(path);
    expect(
      html.querySelectorAll(
        'script[src], script[type=module], link[rel=modulepreload], link[rel=preload]:not([as=image]), link[rel=stylesheet]',
      ),
    ).toEqual([]);
    const styles = html
      .querySelectorAll('style')
      .map(({ innerHTML }) => `'sha256-${createHash('sha256').update(innerHTML).digest('base64')}'`);
    expect(styles).toHaveLength(1);
    expect(/style-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]).toBe(
      `'self' ${styles.join(' ')}`,
    );
  });

  it('links the style sheet for a returning visitor, within its size limit', async () => {
    const customer = new Customer(url);
    await customer.get('/set-language/uk?to=/');
    const page = await customer.get(path);
    expect(page.html.querySelectorAll('style')).toEqual([]);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(stylesOf(page)).toHaveLength(1);
    expect(sum(stylesOf(page).map(fileSize))).toBeLessThan(limits.styles);
  });

  it('in lite mode has no scripts or fonts and stays within 24 kB with its style sheet', async () => {
    const page = await new Customer(url, { 'save-data': 'on' }).get(path);
    expect(page.status).toBe(200);
    expect(page.html.querySelectorAll('script')).toEqual([]);
    expect(page.text).not.toMatch(/\/assets\/[^"]+\.(?:js|json|woff2)/);
    expect(sizeOf(Buffer.from(page.text), 4) + sum(stylesOf(page).map(fileSize))).toBeLessThanOrEqual(24_000);
  });
});
