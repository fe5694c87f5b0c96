import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../forms/error-summary';
import { MessageArea, placeMessage } from './message';

const message = {
  id: 'a',
  tone: 'success' as const,
  text: 'Added 2 packs',
  action: <button type="submit">Undo</button>,
};

describe('placeMessage and MessageArea', () => {
  it('placeMessage puts a message into the page that it came with, and into a toast afterwards', () => {
    expect(placeMessage('a', message)).toBe('page');
    expect(placeMessage('b', message)).toBe('toast');
    expect(placeMessage(undefined, message)).toBe('toast');
    expect(placeMessage('a', null)).toBe('nowhere');
  });

  it('MessageArea shows text and action without scripts', () => {
    const page = parse(
      renderToStaticMarkup(
        <MessageArea
          message={message}
          labels={{ area: 'Notifications ({hotkey})', one: 'Notification', close: 'Close' }}
        />,
      ),
    );
    expect(page.querySelector('[role=status]')?.text).toContain('Added 2 packs');
    expect(page.querySelector('button')?.text).toBe('Undo');
  });
});

describe('ErrorSummary', () => {
  it('ErrorSummary links to each field and lists errors without a field', () => {
    const page = parse(
      renderToStaticMarkup(
        <ErrorSummary
          title="Two faults"
          errors={[{ fieldId: 'phone', message: 'Wrong phone' }, { message: 'Out of stock' }]}
        />,
      ),
    );
    expect(page.querySelector('[role=alert] h2')?.text).toBe('Two faults');
    expect(
      page.querySelectorAll('li').map((item) => [item.text, item.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Wrong phone', '#phone'],
      ['Out of stock', undefined],
    ]);
  });

  it('ErrorSummary renders nothing without errors', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="None" errors={[]} />)).toBe('');
  });
});
