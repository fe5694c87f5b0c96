import { expect, it } from 'vitest';
import { Form } from './form';
import { renderPage } from '../render-page.fixture';

it('Form renders a plain HTML form on the server', () => {
  const form = (
    <Form id="add" method="post" action="/roses?page=2" aria-label="Add" preventScrollReset>
      <input name="productId" />
    </Form>
  );
  expect(renderPage(form)).toBe(
    '<form id="add" method="post" aria-label="Add" action="/roses?page=2"><input name="productId"/></form>',
  );
});
