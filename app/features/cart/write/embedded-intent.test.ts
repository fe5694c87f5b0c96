import { describe, expect, it } from 'vitest';
import { parseEmbeddedIntent } from '../model/cart-form';

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

describe('parsing the intent of a cart button inside the order form', () => {
  it('is null when another button was pressed', () => {
    expect(pressed(null)).toBeNull();
  });

  it('returns the fields of the form that the button names', () => {
    expect(pressed({ intent: 'remove', itemId: 'a' })).toEqual({ intent: 'remove', itemId: 'a' });
    expect(pressed({ intent: 'changeQuantity', itemId: 'a', quantity: '25', unit: 'piece' })).toEqual({
      intent: 'changeQuantity',
      itemId: 'a',
      quantity: '25',
      unit: 'piece',
    });
  });

  it('returns the fields of several lines in pairs', () => {
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

  it('uses the quantity typed at its line', () => {
    expect(pressed({ intent: 'changeQuantity', itemId: 'b & c' })).toEqual({
      intent: 'changeQuantity',
      itemId: 'b & c',
      product: '8',
      quantity: '75',
      unit: 'piece',
    });
  });

  it('keeps an unknown unit as it is', () => {
    const act = pressed(
      { intent: 'changeQuantity', itemId: 'a' },
      lines.slice(0, 5).map(([name, value]) => [name, name === 'unit' ? 'box' : value]),
    );
    expect(act).toMatchObject({ itemId: 'a', unit: 'unknown' });
  });

  it('uses the changed line when Enter pressed the button of another line', () => {
    expect(pressed({ intent: 'changeQuantity', itemId: 'a' })).toMatchObject({ itemId: 'b & c', quantity: '75' });
    expect(pressed({ intent: 'changeQuantity', itemId: 'a' }, lines.slice(0, 5))).toMatchObject({
      itemId: 'a',
      quantity: '2',
      unit: 'pack',
    });
  });

  it('uses the changed line, or else the first line, when Enter pressed the default button', () => {
    expect(pressed({})).toMatchObject({ intent: 'changeQuantity', itemId: 'b & c', quantity: '75', unit: 'piece' });
    expect(pressed({}, lines.slice(0, 5))).toMatchObject({
      intent: 'changeQuantity',
      itemId: 'a',
      quantity: '2',
      unit: 'pack',
    });
  });

  it('returns no fields where the line does not exist', () => {
    expect(pressed({ intent: 'changeQuantity', itemId: 'x' }, [])).toEqual({ intent: 'changeQuantity' });
  });

  it('returns every changed line', () => {
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
