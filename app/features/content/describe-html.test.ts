import { describe, expect, it } from 'vitest';
import { describeHtml } from './describe-html';

describe('describeHtml', () => {
  it('describeHtml returns the first paragraph as plain text', () => {
    expect(describeHtml('<h2>Title</h2><p>Roses &amp; <b>tulips</b>\n of &quot;Monte&quot;</p><p>More</p>')).toBe(
      'Roses & tulips of "Monte"',
    );
  });

  it('describeHtml cuts a long text between words', () => {
    const text = describeHtml(`<p>${'flower '.repeat(60)}</p>`);
    expect(text).toMatch(/^(flower )+flower…$/);
    expect(text.length).toBeLessThanOrEqual(161);
  });

  it('describeHtml returns the text of a page without a paragraph', () => {
    expect(describeHtml('<ul><li>Bus</li><li>Taxi</li></ul>')).toBe('Bus Taxi');
    expect(describeHtml('')).toBe('');
  });
});
