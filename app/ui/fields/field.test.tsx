import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { SelectField, TextArea, TextField } from './field';
import { PasswordField } from './password-field';

describe('TextField, TextArea and SelectField', () => {
  it('TextField is named by its label and described by its error, then its hint', () => {
    const page = parse(
      renderToStaticMarkup(
        <TextField name="phone" label="Phone" hint="+380…" error={['Wrong.', 'Try again.']} defaultValue="050" />,
      ),
    );
    const input = page.querySelector('input');
    expect(page.querySelector('label')?.getAttribute('for')).toBe('phone');
    expect(input?.getAttribute('value')).toBe('050');
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    const described = (input?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => page.getElementById(id)?.text);
    expect(described).toEqual(['Wrong. Try again.', '+380…']);
  });

  it('TextField without an error is neither invalid nor described by one', () => {
    const input = parse(renderToStaticMarkup(<TextField name="phone" label="Phone" error={undefined} />)).querySelector(
      'input',
    );
    expect(input?.getAttribute('aria-invalid')).toBeUndefined();
    expect(input?.getAttribute('aria-describedby')).toBeUndefined();
  });

  it('TextArea uses a given id for itself and its error', () => {
    const page = parse(
      renderToStaticMarkup(<TextArea id="checkout-comment" name="comment" label="Comment" error="Too long." />),
    );
    expect(page.querySelector('textarea')?.id).toBe('checkout-comment');
    expect(page.getElementById('checkout-comment-error')?.text).toBe('Too long.');
  });

  it('SelectField shows its options with the chosen one selected', () => {
    const options = [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ];
    const page = parse(
      renderToStaticMarkup(<SelectField name="role" label="Role" options={options} defaultValue="b" />),
    );
    expect(page.querySelectorAll('option').map((option) => option.text)).toEqual(['One', 'Two']);
    expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('b');
  });
});

// @asvs 6.2.6
describe('PasswordField', () => {
  it('PasswordField hides the password, and its show button until scripts run', () => {
    const page = parse(
      renderToStaticMarkup(
        <I18nextProvider i18n={i18nOf('en')}>
          <PasswordField name="password" label="Password" autoComplete="current-password" />
        </I18nextProvider>,
      ),
    );
    expect(page.querySelector('input')?.getAttribute('type')).toBe('password');
    const eye = page.querySelector('button');
    expect(eye?.getAttribute('type')).toBe('button');
    expect(eye?.getAttribute('aria-label')).toBe('Show password');
    expect([...(eye?.classList.values() ?? [])]).toEqual(expect.arrayContaining(['invisible', 'ready:visible']));
  });
});
