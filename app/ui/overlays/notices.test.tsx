import { existsSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from '../badge';
import { EmptyState, type EmptyPicture } from '../lists/empty-state';
import { Notice } from './notice';
import { PageHeading } from '../page-heading';

describe('Notice', () => {
  it('Notice interrupts screen readers only for danger', () => {
    const roleOf = (tone: Parameters<typeof Notice>[0]['tone']) =>
      parse(renderToStaticMarkup(<Notice tone={tone}>Words</Notice>))
        .querySelector('div')
        ?.getAttribute('role');
    expect((['info', 'success', 'warning', 'danger'] as const).map(roleOf)).toEqual([
      'status',
      'status',
      'status',
      'alert',
    ]);
  });

  it('Notice shows a title, a text and an action', () => {
    const page = parse(
      renderToStaticMarkup(
        <Notice tone="warning" title="No answer" action={<button type="button">Retry</button>}>
          From 08:10
        </Notice>,
      ),
    );
    expect(page.text).toBe('No answerFrom 08:10Retry');
  });
});

describe('EmptyState', () => {
  it.each<EmptyPicture>([
    'empty-cart',
    'nothing-found',
    'no-favourites',
    'empty-list',
    'no-connection',
    'lost-page',
    'done',
  ])('EmptyState shows the picture %s, hidden from screen readers', (picture) => {
    const img = parse(renderToStaticMarkup(<EmptyState picture={picture} title="Empty" />)).querySelector('img');
    expect(existsSync(new URL(`../../../public${img?.getAttribute('src') ?? '/none'}`, import.meta.url))).toBe(true);
    expect(img?.getAttribute('alt')).toBe('');
  });

  it('EmptyState has a heading of the given level', () => {
    const headingOf = (heading: 'h1' | 'h2') =>
      parse(renderToStaticMarkup(<EmptyState picture="done" title="Done" heading={heading} />)).querySelector('h1, h2')
        ?.rawTagName;
    expect([headingOf('h1'), headingOf('h2')]).toEqual(['h1', 'h2']);
  });
});

describe('PageHeading', () => {
  it('PageHeading has one h1 and leaves out missing parts', () => {
    const bare = parse(renderToStaticMarkup(<PageHeading title="Roses" />));
    expect(bare.querySelectorAll('h1').map((heading) => heading.text)).toEqual(['Roses']);
    expect(bare.querySelectorAll('p, div')).toHaveLength(0);
    const full = parse(
      renderToStaticMarkup(<PageHeading title="Roses" lead="186 items" actions={<a href="/x">List</a>} />),
    );
    expect([full.querySelector('p')?.text, full.querySelector('div a')?.text]).toEqual(['186 items', 'List']);
  });
});

describe('Badge', () => {
  it('Badge shows its text in every tone, each with a different style', () => {
    const tones = ['plain', 'running', 'good', 'waiting', 'bad'] as const;
    const looks = tones.map((tone) =>
      parse(renderToStaticMarkup(<Badge tone={tone}>Word</Badge>)).querySelector('span'),
    );
    expect(looks.every((badge) => badge?.text === 'Word')).toBe(true);
    expect(new Set(looks.map((badge) => badge?.classNames)).size).toBe(tones.length);
  });
});
