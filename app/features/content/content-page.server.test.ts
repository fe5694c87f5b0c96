import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { languages } from '~/i18n/languages';
import { loadContentPage, loadLegalPage } from './content-page.server';

const page = {
  slug: 'about',
  title: 'About <us>',
  html: '<p>We sell.</p><script>alert(1)</script>',
  updatedAt: '2026-09-01T09:00:00+03:00',
};

describe('loadContentPage', () => {
  it('loadContentPage returns the page of the API without scripts', async () => {
    const ctx = fakeContext({ 'GET /pages/about': { data: page } }, { language: 'en' });
    expect(await loadContentPage(ctx, 'about')).toEqual({
      title: 'About <us>',
      description: 'We sell.',
      preview: '/pictures/preview.jpg',
      html: '<p>We sell.</p>',
      parts: [],
      updated: 'Updated on 1 September 2026',
    });
  });

  it('loadContentPage is null for a page that the API does not have, and encodes its slug', async () => {
    const ctx = fakeContext({});
    expect(await loadContentPage(ctx, 'a/../b')).toBeNull();
    expect(ctx.calls).toEqual(['GET /pages/a%2F..%2Fb']);
  });
});

describe('loadLegalPage', () => {
  it('loadLegalPage prefers the page of the API', async () => {
    const ctx = fakeContext({ 'GET /pages/terms-of-use': { data: { ...page, title: 'Our terms' } } });
    expect((await loadLegalPage(ctx, 'terms-of-use')).title).toBe('Our terms');
  });

  it.each(
    languages.flatMap((language) =>
      (['privacy-policy', 'terms-of-use'] as const).map((name) => [name, language] as const),
    ),
  )('loadLegalPage returns the built-in %s in %s with the details of the supplier', async (name, language) => {
    const ctx = fakeContext({}, { language });
    const { html, parts, title, updated, description } = await loadLegalPage(ctx, name);
    expect(parts.length).toBeGreaterThanOrEqual(8);
    expect(html).toContain('office@shop.example');
    expect(html).not.toContain('{{');
    expect(html).toContain(`href="${ctx.links.to('contact')}"`);
    expect(description).not.toBe('');
    expect(updated).toMatch(/2026/);
    expect(title).not.toContain(name);
  });

  it.each(
    languages.flatMap((language) =>
      (['privacy-policy', 'terms-of-use'] as const).map((name) => [name, language] as const),
    ),
  )(
    'loadLegalPage returns %s in %s without gaps when no detail of the supplier is configured',
    async (name, language) => {
      const settings = { SHOP_NAME: '', CONTACT_PHONE: '', CONTACT_EMAIL: '', CONTACT_ADDRESS: '' };
      const { html } = await loadLegalPage(fakeContext({}, { language, settings }), name);
      expect(html).not.toMatch(/\[\[|\]\]|\{\{|mailto:|«»|“”|\(\)| [,.]|: ?\.|undefined/);
    },
  );

  it('loadLegalPage contains only the trade rules that are configured', async () => {
    const read = async (settings: Record<string, string>) =>
      (await loadLegalPage(fakeContext({}, { language: 'en', settings }), 'terms-of-use')).html.replaceAll(
        /&nbsp;|\u00a0/g,
        ' ',
      );
    const plain = await read({});
    expect(plain).toContain('Report a fault <strong>right after receiving them</strong>.');
    expect(plain).toContain('your offer to buy. ');
    expect(plain).toContain('free delivery to your address, urgent taxi');
    const set = await read({ CLAIM_HOURS: '24', MINIMUM_ORDER: '2200', FREE_DELIVERY_FROM: '5000' });
    expect(set).toContain('Report a fault <strong>within 24 hours of receiving them</strong>.');
    expect(set).toContain('your offer to buy; the minimum order is 2,200 UAH. ');
    expect(set).toContain('delivery to your address (free for orders from 5,000 UAH), urgent taxi');
  });

  it('loadLegalPage returns the built-in page when the API is down', async () => {
    const ctx = fakeContext({ 'GET /pages/privacy-policy': new Response('', { status: 502 }) }, { language: 'en' });
    expect((await loadLegalPage(ctx, 'privacy-policy')).title).toBe('Privacy policy');
  });
});
