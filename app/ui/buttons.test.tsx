import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from './button';
import { Chip } from './chip';
import { QuantityField } from './fields/quantity-field';
import { renderPage } from './render-page.fixture';
import { SubmitButton } from './forms/submit-button';

describe('Button, SubmitButton and ButtonLink', () => {
  it('only a SubmitButton submits a form', () => {
    const page = parse(
      renderPage(
        <>
          <Button>Open</Button>
          <SubmitButton mark={{ intent: 'send' }} pendingLabel="Sending">
            Send
          </SubmitButton>
        </>,
      ),
    );
    expect(page.querySelectorAll('button').map((button) => button.getAttribute('type'))).toEqual(['button', 'submit']);
  });

  it('a pending SubmitButton keeps its label, focus and size', () => {
    const page = parse(
      renderPage(
        <SubmitButton mark={{ intent: 'send' }} pending pendingLabel="Sending">
          Send
        </SubmitButton>,
      ),
    );
    const button = page.querySelector('button');
    expect(button?.text).toBe('SendSending');
    expect(button?.querySelector('[role=status]')?.text).toBe('Sending');
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    expect(button?.hasAttribute('disabled')).toBe(false);
  });

  it('ButtonLink and Chip render links', () => {
    const page = parse(
      renderPage(
        <>
          <ButtonLink href="/catalog">Catalogue</ButtonLink>
          <Chip href="/roses" current>
            Cards
          </Chip>
        </>,
      ),
    );
    expect(
      page.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['/catalog', undefined],
      ['/roses', 'true'],
    ]);
  });
});

describe('QuantityField', () => {
  const labels = {
    name: 'quantity',
    id: 'quantity-7',
    label: 'Quantity: Freedom',
    lessLabel: 'Less',
    moreLabel: 'More',
    unit: (count: number) => (count === 1 ? 'pack' : 'packs'),
  };
  const page = parse(renderPage(<QuantityField {...labels} initial="2,5" error describedBy="q-error" />));

  it('QuantityField is a text input with label and error that works without scripts', () => {
    const input = page.querySelector('input');
    expect([input?.getAttribute('type'), input?.getAttribute('name'), input?.getAttribute('aria-label')]).toEqual([
      'text',
      'quantity',
      'Quantity: Freedom',
    ]);
    expect([input?.getAttribute('aria-invalid'), input?.getAttribute('aria-describedby')]).toEqual(['true', 'q-error']);
  });

  it.each([
    [1, 'pack'],
    ['2', 'packs'],
    ['2,5', 'packs'],
    ['', 'packs'],
  ])('QuantityField with the value %o shows the unit %s', (initial, unit) => {
    const filled = renderPage(<QuantityField {...labels} initial={initial} narrow />);
    expect(parse(filled).querySelector('.quantity')?.text).toBe(unit);
  });

  it('QuantityField has no steppers without scripts, and keeps their place', () => {
    expect(page.querySelectorAll('button')).toEqual([]);
    const css = readFileSync(new URL('../styles/fields.css', import.meta.url), 'utf8');
    expect(css).toMatch(/\.quantity \{[^}]* px-\[var\(--step\)\];/);
    expect(css).toMatch(/\.quantity > button \{\s*@apply absolute [^;]* w-\[var\(--step\)\]/);
  });
});
