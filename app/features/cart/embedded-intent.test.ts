import { describe, expect, it } from 'vitest';
import { parseEmbeddedIntent } from './embedded-intent';

const writeAct = (fields: Record<string, string> | [string, string][]) => new URLSearchParams(fields).toString();
const lines = [
  ['itemId', 'a'],
  ['product', '7'],
  ['quantityBefore', '2'],
  ['unit', 'pack'],
  ['quantity', '2'],
  ['itemId', 'b & c'],
  ['product', '8'],
  ['quantityBefore', '50'],
  ['unit', 'piece'],
  ['quantity', '75'],
] as const;
function pressed(fields: Record<string, string> | null, typed: readonly (readonly [string, string])[] = lines) {
  const form = new FormData();
  form.set('intent', 'placeOrder');
  for (const [name, value] of typed) form.append(name, value);
  if (fields) form.set('embeddedIntent', writeAct(fields));
  const act = parseEmbeddedIntent(form);
  return act && Object.fromEntries(act);
}

describe('a cart button inside the order form', () => {
  it('is no act when another button was pressed', () => {
    expect(pressed(null)).toBeNull();
  });

  it('stands for the small form it names', () => {
    expect(pressed({ intent: 'remove', itemId: 'a' })).toEqual({ intent: 'remove', itemId: 'a' });
    expect(pressed({ intent: 'changeQuantity', itemId: 'a', quantity: '25', unit: 'piece' })).toEqual({
      intent: 'changeQuantity',
      itemId: 'a',
      quantity: '25',
      unit: 'piece',
    });
  });

  it('names several lines in pairs', () => {
    const form = new FormData();
    form.set(
      'embeddedIntent',
      writeAct([
        ['intent', 'trim'],
        ['itemId', 'a'],
        ['quantity', '50'],
        ['itemId', 'b'],
        ['quantity', '0'],
      ]),
    );
    const act = parseEmbeddedIntent(form);
    expect([act?.getAll('itemId'), act?.getAll('quantity')]).toEqual([
      ['a', 'b'],
      ['50', '0'],
    ]);
  });

  it('takes the quantity typed at its line', () => {
    expect(pressed({ intent: 'changeQuantity', itemId: 'b & c' })).toEqual({
      intent: 'changeQuantity',
      itemId: 'b & c',
      product: '8',
      quantity: '75',
      unit: 'piece',
    });
  });

  it('keeps a unit there is none of one', () => {
    const act = pressed(
      { intent: 'changeQuantity', itemId: 'a' },
      lines.slice(0, 5).map(([name, value]) => [name, name === 'unit' ? 'box' : value]),
    );
    expect(act).toMatchObject({ itemId: 'a', unit: 'unknown' });
  });

  it('means the line that was typed at when Enter pressed another one’s', () => {
    expect(pressed({ intent: 'changeQuantity', itemId: 'a' })).toMatchObject({ itemId: 'b & c', quantity: '75' });
    expect(pressed({ intent: 'changeQuantity', itemId: 'a' }, lines.slice(0, 5))).toMatchObject({
      itemId: 'a',
      quantity: '2',
      unit: 'pack',
    });
  });

  it('means the line that was typed at, or the first as it is, when Enter pressed the button that names none', () => {
    expect(pressed({})).toMatchObject({ intent: 'changeQuantity', itemId: 'b & c', quantity: '75', unit: 'piece' });
    expect(pressed({}, lines.slice(0, 5))).toMatchObject({
      intent: 'changeQuantity',
      itemId: 'a',
      quantity: '2',
      unit: 'pack',
    });
  });

  it('names nothing where there is no such line', () => {
    expect(pressed({ intent: 'changeQuantity', itemId: 'x' }, [])).toEqual({ intent: 'changeQuantity' });
  });

  it('means every line that was typed at', () => {
    const form = new FormData();
    for (const [name, value] of [
      ...lines,
      ['itemId', 'd'],
      ['product', '9'],
      ['quantityBefore', ''],
      ['unit', 'pack'],
      ['quantity', '999'],
    ] as const)
      form.append(name, value);
    form.set('embeddedIntent', '');
    const act = parseEmbeddedIntent(form);
    expect([act?.getAll('itemId'), act?.getAll('quantity'), act?.getAll('unit')]).toEqual([
      ['b & c', 'd'],
      ['75', '999'],
      ['piece', 'pack'],
    ]);
  });
});
