import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '~/i18n/i18n.server';
import { renderPage } from '~/ui/render-page.fixture';
import { LiteSwitch } from './lite-switch';

function switchOf(lite: boolean) {
  const html = renderPage(
    <I18nextProvider i18n={i18nOf('en')}>
      <LiteSwitch lite={lite} action="/en/light-mode" to="/en/catalog?page=2" />
    </I18nextProvider>,
  );
  const form = parse(html).querySelector('form');
  return {
    form: [form?.getAttribute('method'), form?.getAttribute('action')],
    to: form?.querySelector('input[name=to]')?.getAttribute('value'),
    value: form?.querySelector('button[name=light]')?.getAttribute('value'),
    text: form?.text ?? '',
  };
}

describe('LiteSwitch', () => {
  it('is a form that returns to its page', () => {
    expect(switchOf(false)).toMatchObject({ form: ['post', '/en/light-mode'], to: '/en/catalog?page=2' });
  });

  it('offers the other mode and shows the active one', () => {
    expect([switchOf(false).value, switchOf(true).value]).toEqual(['on', 'off']);
    expect(switchOf(true).text).toContain('Lite mode is on');
    expect(switchOf(false).text).not.toContain('Lite mode is on');
  });
});
