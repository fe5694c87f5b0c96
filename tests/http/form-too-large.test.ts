import { expect, inject, it } from 'vitest';
import { parse } from 'node-html-parser';

const url = inject('portalUrl');
const tooMuch = new URLSearchParams({ comment: 'ї'.repeat(50_000) });

it.each([
  ['/login', 'uk', 'Форма завелика', '/'],
  ['/en/checkout', 'en', 'The form is too large', '/en'],
  ['/ru/becomeClient', 'ru', 'Форма слишком большая', '/ru'],
])(
  'POST %s with a form over 256 KB answers 413 in its language (%s) with a link home',
  async (path, language, title, home) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: tooMuch,
    });
    expect(answer.status).toBe(413);
    const page = parse(await answer.text());
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(page.querySelector('h1')?.text).toBe(title);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(home);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);
