import { describe, expect, it } from 'vitest';
import { fakeContext, fakeCustomers } from '~/bff/context.fixture';
import { StoreUnavailableError } from '~server/store/account-store';
import type { CustomerDocument } from '~server/contract/documents';
import { cart, line } from '../placing/order-cart.fixture';
import { orderFields } from './order-fields';
import { keepSubstitution, loadSubstitution, toSubstitution } from './substitution.server';

const orders = (comment: string) => Promise.resolve({ data: [{ comment } as CustomerDocument] });

describe('the choice about substitutions', () => {
  it('is kept for the next order of the same account until another is made, none too', async () => {
    const of = fakeCustomers();
    const next = (id: number) => loadSubstitution(of(id), orders('Заміни: не замінювати'));
    expect(await next(1)).toBe('');
    for (const substitution of ['call', 'similar', ''] as const) {
      await keepSubstitution(of(1), orderFields.parse({ substitution }));
      expect([await next(1), await next(2)]).toEqual([substitution, '']);
    }
  });

  it('is that of the newest order while the store is away, and keeping it fails without a word', async () => {
    const down = () => Promise.reject(new StoreUnavailableError('down'));
    const accountStore = { read: down, list: down, write: down, remove: down, close: () => Promise.resolve() };
    const ctx = fakeCustomers(accountStore)();
    expect(await loadSubstitution(ctx, orders('Дзвоніть\nЗаміни: не замінювати'))).toBe('none');
    expect(await loadSubstitution(ctx, Promise.resolve(null))).toBe('');
    await expect(keepSubstitution(ctx, orderFields.parse({ substitution: 'call' }))).resolves.toBeUndefined();
  });

  it('names lines that differ so that no two are the same', () => {
    const lines = [
      line,
      { ...line, productId: '8', lengthCm: 70 },
      { ...line, productId: '9', product: { name: 'Freedom', manufacturer: { name: 'Rosa; Prima' } } },
      { ...line, productId: '10', lengthCm: 70, isSecondGrade: true },
      { ...line, productId: '11', lengthCm: 50 },
      { ...line, productId: '12', lengthCm: 50 },
    ];
    const lineSubstitutions = lines.map(({ productId }) => `${productId}=none`).join('&');
    const fields = orderFields.parse({ lineSubstitutions });
    const { choice, lines: named } = toSubstitution(fakeContext({}, { language: 'en' }), fields, { ...cart, lines });
    expect(choice).toBe('');
    expect([...named.keys()]).toEqual([
      'Freedom, 60 см, Los Nevados',
      'Freedom, 70 см',
      'Freedom, 60 см, Rosa, Prima',
      'Freedom, 70 см, друга категорія',
      'Freedom, 50 см, Los Nevados, № 11',
      'Freedom, 50 см, Los Nevados, № 12',
    ]);
  });
});
