import { describe, expect, it } from 'vitest';
import { fakeCustomers } from '~/bff/context.fixture';
import type { RequestContext } from '~/bff/context.server';
import { packText } from '~/bff/http/packed-value.server';
import { digest } from '~server/digest';
import type { TemplateLine } from './template';
import { addTemplate, changeTemplate, findTemplate, loadTemplates, restoreTemplate } from './template-store.server';

const line: TemplateLine = { name: 'Freedom', lengthCm: 60, farmId: '3', lot: '7', pieces: 50 };
const friday = { name: 'Вітрина', weekday: 5 };

const idOf = async (ctx: RequestContext) => (await loadTemplates(ctx))[0]?.id ?? '';

describe('templates of an account', () => {
  it('are saved with their lines, newest first, and visible only to the customer who saved them', async () => {
    const request = fakeCustomers();
    await addTemplate(request(), friday, [line]);
    await addTemplate(request(), { name: 'Весілля', weekday: 0 }, [line]);
    expect(await loadTemplates(request())).toMatchObject([{ name: 'Весілля' }, { ...friday, lines: [line] }]);
    expect(await loadTemplates(request(2))).toEqual([]);
    expect(await findTemplate(request(2), await idOf(request()))).toBeNull();
  });

  it('are renamed by their id', async () => {
    const request = fakeCustomers();
    await addTemplate(request(), friday, [line]);
    const id = await idOf(request());
    await changeTemplate(request(), id, { name: 'Весілля', weekday: 0 });
    expect(await findTemplate(request(), id)).toMatchObject({ name: 'Весілля', weekday: 0, lines: [line] });
    expect(await changeTemplate(request(2), id, { name: 'Чуже', weekday: 0 })).toBe('missing');
  });

  it('are no longer there once deleted, and restored until templates are changed again', async () => {
    const request = fakeCustomers();
    await addTemplate(request(), friday, [line]);
    const id = await idOf(request());
    await changeTemplate(request(), id, { isDeleted: true });
    expect([await loadTemplates(request()), await findTemplate(request(), id)]).toEqual([[], null]);
    expect(await restoreTemplate(request(2), id)).toBeNull();
    expect(await restoreTemplate(request(), id)).toMatchObject(friday);
    expect(await findTemplate(request(), id)).toMatchObject(friday);
    await changeTemplate(request(), id, { isDeleted: true });
    await addTemplate(request(), friday, [line]);
    expect(await restoreTemplate(request(), id)).toBeNull();
  });

  it('of a cookie are taken over by their account, without prices, once', async () => {
    const owner = digest('templates 1').slice(0, 6);
    const inCookie = (id: string, whose: string, ...deleted: 1[]) => {
      const lines = [['Freedom', 60, '3', '7', 50, 3_840]];
      return [id, whose, 'Вітрина', 5, lines, ...deleted];
    };
    const others = inCookie('b', 'other');
    const all = [inCookie('a', owner), others, inCookie('c', owner, 1)];
    const cookie = `templates=${packText(JSON.stringify(all))}`;
    const request = fakeCustomers();
    const ctx = request(1, cookie);
    expect(await loadTemplates(ctx)).toEqual([{ id: 'a', ...friday, lines: [line] }]);
    expect(ctx.cookies).toEqual([expect.stringContaining(`templates=${packText(JSON.stringify([others]))};`)]);
    expect(await loadTemplates(request())).toHaveLength(1);
    expect(await loadTemplates(request(1, 'templates=forged'))).toHaveLength(1);
  });
});
