import { describe, expect, it } from 'vitest';
import { outlineHtml, textOf } from './outline';

describe('outlineHtml', () => {
  it('outlineHtml adds an anchor to each part of a long text', () => {
    const { html, parts } = outlineHtml('<h2>A</h2><p>a</p><h2>B &amp; <b>C</b></h2><h2>D\nE</h2><h2>F</h2>');
    expect(parts.map(({ title }) => title)).toEqual(['A', 'B & C', 'D E', 'F']);
    for (const { id } of parts) expect(html).toContain(`<h2 id="${id}">`);
    expect(html).toContain('<h2 id="part-2">B &amp; <b>C</b></h2>');
  });

  it('outlineHtml returns a short text unchanged', () => {
    const short = '<h2>A</h2><h2>B</h2><h2>C</h2>';
    expect(outlineHtml(short)).toEqual({ html: short, parts: [] });
  });
});

describe('textOf', () => {
  it('textOf decodes each entity once', () => {
    expect(textOf('<p>&lt;b&gt; &amp;lt; &quot;x&quot;</p>')).toBe('<b> &lt; "x"');
  });
});
