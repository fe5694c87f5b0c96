import { describe, expect, it } from 'vitest';
import { fakeContext } from '../context.fixture';
import { toBalanceView } from './balance-view.server';
import { money } from '~server/contract/money';

const { ctx } = fakeContext();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const moneyOrNull = (amount: number | null) => (amount === null ? null : money(amount));

function view(balance: number | null, creditLimit: number | null) {
  const { sentences, ...face } = toBalanceView(ctx, {
    balance: moneyOrNull(balance),
    creditLimit: moneyOrNull(creditLimit),
  });
  return { ...face, amount: face.amount && plain(face.amount), sentences: sentences.map(plain) };
}

describe('toBalanceView', () => {
  it('shows a debt as a share of the limit', () => {
    expect(view(-680_000, 2_000_000)).toEqual({
      label: 'Debt',
      amount: '6,800.00 UAH',
      inDebt: true,
      bar: [{ fraction: 0.34, tone: 'used' }],
      sentences: ['Debt limit 20,000.00 UAH.', 'You can still order on credit up to 13,200.00 UAH.'],
    });
  });

  it('shows by how much a limit is exceeded, and only then', () => {
    expect(view(-2_000_001, 2_000_000)).toMatchObject({
      bar: [{ tone: 'over' }],
      sentences: [expect.any(String), expect.stringContaining('exceeded by 0.01 UAH')],
    });
    expect(view(-2_000_000, 2_000_000)).toMatchObject({
      bar: [{ fraction: 1, tone: 'used' }],
      sentences: [expect.any(String), expect.stringContaining('up to 0.00 UAH')],
    });
  });

  it('shows a prepaid balance, which uses nothing of the limit', () => {
    expect(view(50_050, 100_000)).toMatchObject({
      label: 'On your account',
      amount: '500.50 UAH',
      inDebt: false,
      bar: [{ fraction: 0 }],
    });
  });

  it.each([0, null])('shows no bar for a limit of %s', (limit) => {
    expect(view(-100, limit)).toMatchObject({
      label: 'Debt',
      amount: '1.00 UAH',
      bar: null,
      sentences: ['No debt limit is agreed.'],
    });
  });

  it('does not show an unknown balance as zero', () => {
    expect(view(null, 100_000)).toMatchObject({
      amount: null,
      bar: null,
      label: expect.stringContaining('not known') as string,
    });
  });
});
