import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { TemplateLine } from './template';
import { changeTemplate, findTemplate, loadTemplates, restoreTemplate, saveTemplate } from './template-store.server';
import { money } from '~server/contract/money';

const line: TemplateLine = { name: 'Freedom', lengthCm: 60, farmId: '3', lot: '7', pieces: 50, price: money(3_840) };
const friday = { name: 'Вітрина', weekday: 5 };
const cookieOf = (cookie: string | null) => cookie?.split(';')[0] ?? '';
const getRequestContext = (cookieHeader: string | null, customer = 1) =>
  fakeContext(
    { 'GET /customers/me': { data: { id: customer, phone: '+380501112233' } } },
    { isSignedIn: true, cookieHeader },
  );
const save = async (cookieHeader: string | null = null, customer = 1) =>
  cookieOf(await saveTemplate(getRequestContext(cookieHeader, customer), friday, [line]));

describe('templates on a device', () => {
  it('are saved with their lines and prices', async () => {
    const { templates, isBroken } = await loadTemplates(getRequestContext(await save()));
    expect(templates).toMatchObject([{ ...friday, lines: [line] }]);
    expect(isBroken).toBe(false);
  });

  it('are visible only to the customer who saved them, and stay when another customer saves templates', async () => {
    const both = await save(await save(), 2);
    for (const customer of [1, 2])
      expect((await loadTemplates(getRequestContext(both, customer))).templates).toHaveLength(1);
    const [mine] = (await loadTemplates(getRequestContext(both, 1))).templates;
    expect(await findTemplate(getRequestContext(both, 2), mine?.id ?? '')).toBeNull();
    expect(await changeTemplate(getRequestContext(both, 2), mine?.id ?? '', { isDeleted: true })).toBeNull();
  });

  it('are renamed and deleted by their id', async () => {
    const cookie = await save();
    const [{ id } = { id: '' }] = (await loadTemplates(getRequestContext(cookie))).templates;
    const renamed = cookieOf(await changeTemplate(getRequestContext(cookie), id, { name: 'Весілля', weekday: 0 }));
    expect(await findTemplate(getRequestContext(renamed), id)).toMatchObject({
      name: 'Весілля',
      weekday: 0,
      lines: [line],
    });
    expect(await changeTemplate(getRequestContext(cookie), 'another', { isDeleted: true })).toBeNull();
  });

  it('are no longer there once deleted, and restored to their customer until templates are changed again', async () => {
    const cookie = await save();
    const [{ id } = { id: '' }] = (await loadTemplates(getRequestContext(cookie))).templates;
    const deleted = cookieOf(await changeTemplate(getRequestContext(cookie), id, { isDeleted: true }));
    expect((await loadTemplates(getRequestContext(deleted))).templates).toEqual([]);
    expect(await findTemplate(getRequestContext(deleted), id)).toBeNull();
    expect(await restoreTemplate(getRequestContext(deleted, 2), id)).toBeNull();
    const restored = await restoreTemplate(getRequestContext(deleted), id);
    expect(await findTemplate(getRequestContext(cookieOf(restored?.cookie ?? null)), id)).toMatchObject(friday);
    expect(await restoreTemplate(getRequestContext(await save(deleted)), id)).toBeNull();
  });

  it('are rejected when there is no room, and no saved template is dropped', async () => {
    const many = Array.from({ length: 90 }, (_, at) => ({
      ...line,
      name: `Variety ${at * 7919}`,
      lot: String(at * 104_729),
      price: money(at * 331),
    }));
    const cookie = await save();
    expect(await saveTemplate(getRequestContext(cookie), friday, [...many, ...many])).toBeNull();
    let lastCookie = cookie;
    let count = 1;
    for (; count < 40; count += 1) {
      const next = cookieOf(await saveTemplate(getRequestContext(lastCookie), friday, many.slice(0, 20)));
      if (next === '') break;
      lastCookie = next;
    }
    expect(count).toBeGreaterThan(4);
    expect(count).toBeLessThan(21);
    expect((await loadTemplates(getRequestContext(lastCookie))).templates).toHaveLength(count);
  });

  it('need no session while there are none, and are empty when forged', async () => {
    const ctx = getRequestContext(null);
    expect(await loadTemplates(ctx)).toEqual({ templates: [], isBroken: false });
    expect(ctx.calls).toEqual([]);
    expect(await loadTemplates(getRequestContext('templates=forged'))).toEqual({ templates: [], isBroken: true });
  });
});
