import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { messageError } from './quick-order.server';

describe('messageError while the catalogue is not indexed', () => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => `Freedom ${at}\t25 шт`).join('\n');
  const lots = (count: number) => Array.from({ length: count }, (_, at) => `Freedom\t\t25 шт\tлот ${at}`).join('\n');

  it('takes as many lines as the API can be searched for', async () => {
    const ctx = fakeContext({}, { isSignedIn: true });
    expect(await messageError(ctx, list(100))).toBeNull();
    expect(await messageError(ctx, list(101))).toBe(
      'Забагато позицій: читаємо до 100 за раз. Розділіть список на частини.',
    );
  });

  it('takes 1,000 lines that name their lots, and no more', async () => {
    const ctx = fakeContext({}, { isSignedIn: true });
    expect(await messageError(ctx, lots(1_000))).toBeNull();
    expect(await messageError(ctx, lots(1_001))).toContain('Забагато позицій');
    expect(await messageError(ctx, `${lots(500)}\n${list(101)}`)).toContain('Забагато позицій');
  });
});
