import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaFrame } from './media-frame';
import { swatchClass } from './swatch-color';

describe('MediaFrame', () => {
  it('has its size before the picture loads and leaves the width to the browser', () => {
    const img = parse(
      renderToStaticMarkup(<MediaFrame picture="/images/240/-/p.jpg" alt="Freedom" color="red" sizes="104px" />),
    ).querySelector('img');
    expect(['width', 'height', 'sizes', 'srcset', 'loading', 'alt'].map((name) => img?.getAttribute(name))).toEqual([
      '300',
      '318',
      '104px',
      '/images/240/-/p.jpg 240w, /images/320/-/p.jpg 320w, /images/480/-/p.jpg 480w',
      'lazy',
      'Freedom',
    ]);
  });

  it('shows the logo on the colour when there is no picture', () => {
    const page = parse(renderToStaticMarkup(<MediaFrame picture={null} color="peach" sizes="104px" />));
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(page.querySelector('div')?.classList.contains('bg-media-peach')).toBe(true);
  });
});

describe('bloomClass', () => {
  const css = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');
  const codes = [...new Set([...css.matchAll(/--swatch-(\w+):/g)].map(([, code = '']) => code))];

  it('has a class for every colour of the design', () => {
    expect(codes).toHaveLength(12);
    expect(codes.map((code) => swatchClass(code))).toEqual(
      codes.map((code) => ({ mediaFrame: `bg-media-${code}`, swatch: `bg-swatch-${code}` })),
    );
  });

  it('uses the neutral class for an unknown or missing colour', () => {
    expect(swatchClass('ultraviolet')).toEqual(swatchClass(undefined));
    expect(swatchClass('function Object() { [native code] }')).toEqual(swatchClass(undefined));
  });
});
