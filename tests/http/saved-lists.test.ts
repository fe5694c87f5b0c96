import { beforeAll, describe, expect, inject, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import { Customer, type Page, wordsOf } from '../support/customer';
import { boxesOf, openNewList, press, valuesOf } from '../support/list-sheet';
import { registerBuyer } from '../support/new-buyer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
let buyer: Customer;
let lots: readonly string[];

const cartForm = 'main form:has(input[name=source][value=cart])';
const undoForm = 'form:has(input[value=restoreList])';
const titleOf = (page: Page) => page.html.querySelector('h1')?.text;
const namesOf = (page: Page) =>
  page.html.querySelectorAll('main nav a[href*="from=list&"]').map(({ text }) => text.trim());
const nameField = (page: Page) => page.html.querySelector('main input[name=listName]');
const idOf = (page: Page) => new URLSearchParams(page.path.split('?')[1]).get('list') ?? '';

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
  lots = plentifulLots(await buyer.get('/en/catalog?inStock=1&sort=-name&page=5')).slice(0, 4);
  expect(lots).toHaveLength(4);
});

const [first, second, third] = [0, 1, 2].map((at) => () => lots[at] ?? '') as [
  () => string,
  () => string,
  () => string,
];

describe('Saving a list', () => {
  it('POST from the cart saves it under a name, without a name answers 422, and the list then adds it at today’s prices', async () => {
    const { customer } = await registerCustomer(url);
    for (const productId of [first(), second()])
      await customer.post('/en/catalog', { productId, quantity: '2', unit: 'pack' });
    const cart = await customer.get('/en/checkout');
    expect(cart.html.querySelector(`${cartForm} button`)?.text).toBe('Save as a list');
    const unnamed = await customer.submit(cart, cartForm, { listName: ' ' });
    expect([unnamed.status, unnamed.html.querySelector(`${cartForm} input[aria-invalid=true]`) !== null]).toEqual([
      422,
      true,
    ]);
    const saved = await customer.submit(unnamed, cartForm, { listName: 'Window <b>' });
    expect([saved.status, saved.path, titleOf(saved)]).toEqual([
      200,
      expect.stringMatching(/^\/en\/list\?from=list&list=\w+$/),
      'Window <b>',
    ]);
    expect(saved.html.querySelector('main b')).toBeNull();
    expect(wordsOf(saved, 'body')).toContain('List “Window <b>” saved: 2 items.');
    expect(valuesOf(saved, 'productId').sort()).toEqual([first(), second()].sort());
    const norms = valuesOf(saved, 'norm');
    expect(norms.every((norm) => Number(norm) > 0)).toBe(true);
    // All of it is in the cart still.
    expect(valuesOf(saved, 'quantity')).toEqual(['', '']);

    for (const itemId of (await customer.get('/en/checkout')).html
      .querySelectorAll('main input[name=itemId]')
      .map((input) => input.getAttribute('value') ?? ''))
      await customer.post('/en/checkout', { intent: 'remove', itemId });
    const filled = await customer.get(saved.path);
    expect(valuesOf(filled, 'quantity')).toEqual(norms);
    const ordered = await press(customer, filled, 'add');
    expect(ordered.path).toBe('/en/checkout');
    const link = ordered.html.querySelector('input[name=cartLink]')?.getAttribute('value') ?? '';
    valuesOf(filled, 'productId').forEach((id, at) => {
      expect(link).toMatch(new RegExp(`[=_]${id}\\.${norms[at]}(_|$)`));
    });
  });

  it('POST from an order saves it as a list of its customer, and answers 404 to another', async () => {
    const { customer } = await registerBuyer(url);
    const orders = await customer.get('/en/orders');
    const documentId = orders.html.querySelector('main li form input[name=documentId]')?.getAttribute('value') ?? '';
    const order = await customer.get(`/en/orders?id=${documentId}`);
    const form = `main form:has(input[name=listName]):has(input[name=documentId][value="${documentId}"])`;
    const long = await customer.submit(order, form, { listName: 'x'.repeat(41) });
    expect([long.status, nameField(long)?.getAttribute('value')]).toEqual([422, 'x'.repeat(41)]);
    expect(wordsOf(long)).toContain('at most 40 characters');
    const saved = await customer.submit(long, form, { listName: 'As then' });
    expect([saved.status, titleOf(saved), valuesOf(saved, 'productId').length]).toEqual([200, 'As then', 1]);
    const fields = { intent: 'saveList', listName: 'As then', documentId };
    expect((await buyer.post('/en/list?from=list', fields)).status).toBe(404);
    expect(namesOf(await buyer.get('/en/list?from=list'))).not.toContain('As then');
  });

  it('POST from the sheet saves what has a quantity, says so with a link, and keeps what is typed', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'All', [
      [first(), 100],
      [second(), 100],
    ]);
    const saved = await press(customer, page, 'saveList', {
      listName: 'Wedding',
      typed: { [first()]: { norm: '90', left: '4', quantity: '50' }, [second()]: { norm: 'about 7', quantity: '' } },
    });
    expect(saved.status).toBe(200);
    expect(wordsOf(saved)).toContain('List “Wedding” saved: 1 item.');
    expect([boxesOf(saved, first()), boxesOf(saved, second())[0]]).toEqual([['90', '4', '50'], 'about 7']);
    const href = saved.html
      .querySelectorAll('main a')
      .find(({ text }) => text.includes('Open the list'))
      ?.getAttribute('href');
    const opened = await customer.get(href?.replaceAll('&amp;', '&') ?? '');
    expect([titleOf(opened), valuesOf(opened, 'productId'), valuesOf(opened, 'norm')]).toEqual([
      'Wedding',
      [first()],
      ['50'],
    ]);
  });

  it('POST without a name, with a long one or without a quantity answers 422 with the reason, and keeps what is typed', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'All', [[first(), 100]]);
    for (const [listName, quantity, reason] of [
      [' ', '50', /./],
      ['x'.repeat(41), '50', /at most 40 characters/],
      ['Wedding', '', /Enter a quantity for at least one item/],
    ] as const) {
      const typed = { [first()]: { norm: '90', left: '4', quantity } };
      const answer = await press(customer, page, 'saveList', { listName, typed });
      const field = nameField(answer);
      expect([answer.status, field?.getAttribute('aria-invalid'), field?.getAttribute('value')?.trim()]).toEqual([
        422,
        'true',
        listName.trim(),
      ]);
      expect(answer.html.querySelector('main details[open] input[name=listName]')).not.toBeNull();
      const error = (field?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => answer.html.getElementById(id)?.text);
      expect(error.join()).toMatch(reason);
      expect(boxesOf(answer, first()).map((value) => value ?? '')).toEqual(['90', '4', quantity]);
    }
    expect(namesOf(await customer.get('/en/list?from=list'))).toEqual(['All']);
  });

  it('POST with the name of a list joins the lines to it: those it has get the new quantity', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'Wedding', [
      [first(), 100],
      [second(), 200],
    ]);
    const joined = await customer.post('/en/list', {
      intent: 'saveList',
      listName: ' wedding ',
      unit: 'piece',
      productId: [second(), third()],
      quantity: ['250', '300'],
    });
    expect(wordsOf(joined)).toMatch(/Added to list “\s?wedding\s?”: 2 items\./);
    const list = await customer.get(page.path);
    expect([titleOf(list), valuesOf(list, 'productId'), valuesOf(list, 'norm')]).toEqual([
      'Wedding',
      [first(), second(), third()],
      ['100', '250', '300'],
    ]);
    expect(namesOf(list)).toEqual(['Wedding']);
  });
});

describe('What is typed beside the lines', () => {
  it.each(['calculate', 'takeNorms', 'saveNorms', 'moveLine'])(
    'A name of the list that was typed stays when the button %s is pressed',
    async (intent) => {
      const { customer } = await registerCustomer(url);
      const page = await openNewList(customer, 'Window', [
        [first(), 100],
        [second(), 100],
      ]);
      const answer = await press(customer, page, intent, { listName: 'Wedding' });
      expect([answer.status, nameField(answer)?.getAttribute('value')]).toEqual([200, 'Wedding']);
    },
  );

  it('Places of lines that were typed stay when one of them is no number', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'Window', [
      [first(), 100],
      [second(), 100],
    ]);
    const answer = await press(customer, page, 'moveLine', { position: ['2', 'last'] });
    expect([answer.status, valuesOf(answer, 'position')]).toEqual([422, ['2', 'last']]);
  });
});

describe('A saved list', () => {
  it('Its quantities are changed with its norms, and a line with an empty norm leaves it, but not the last one', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'Window', [
      [first(), 100],
      [second(), 200],
    ]);
    const typed = { [first()]: { norm: '' }, [second()]: { norm: '60', left: '2' } };
    const saved = await press(customer, page, 'saveNorms', { typed });
    expect([saved.status, wordsOf(saved).includes('List “Window” changed.')]).toEqual([200, true]);
    const changed = await customer.get(page.path);
    expect([valuesOf(changed, 'productId'), valuesOf(changed, 'norm')]).toEqual([[second()], ['60']]);
    const emptied = await press(customer, changed, 'saveNorms', { typed: { [second()]: { norm: '' } } });
    expect([emptied.status, wordsOf(emptied)]).toEqual([422, expect.stringContaining('nothing would be left')]);
    expect(valuesOf(await customer.get(page.path), 'norm')).toEqual(['60']);
    // The list is its own: what the shop usually wants is not changed.
    expect((await customer.get('/en/account-data.json')).text).not.toContain('"norms"');
  });

  it('It is renamed, deleted and restored, and a name that is empty or too long answers 422 and is kept', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'Window', [[first(), 100]]);
    for (const listName of ['', 'x'.repeat(41)]) {
      const refused = await press(customer, page, 'renameList', { listName, typed: { [first()]: { left: '3' } } });
      expect([refused.status, nameField(refused)?.getAttribute('value') ?? '', boxesOf(refused, first())[1]]).toEqual([
        422,
        listName,
        '3',
      ]);
    }
    const renamed = await press(customer, page, 'renameList', {
      listName: 'Wedding <b>',
      typed: { [first()]: { norm: '80', left: '3' } },
    });
    expect([renamed.status, titleOf(renamed), renamed.path]).toEqual([200, 'Wedding <b>', page.path]);
    expect([renamed.html.querySelector('main b'), boxesOf(renamed, first()).slice(0, 2)]).toEqual([null, ['80', '3']]);

    const deleted = await press(customer, renamed, 'deleteList');
    expect(wordsOf(deleted, 'body')).toContain('List “Wedding <b>” deleted');
    expect(wordsOf(deleted)).toContain('There are no saved lists yet');
    expect(wordsOf(await customer.get(page.path))).toContain('This list is no longer there.');
    const restored = await customer.submit(deleted, undoForm);
    expect([restored.path, titleOf(restored), valuesOf(restored, 'norm')]).toEqual([page.path, 'Wedding <b>', ['100']]);
    expect(wordsOf(restored, 'body')).toContain('The list is back.');
  });

  it('Deleting it twice says that it is gone, and deleting one of two leaves the other', async () => {
    const { customer } = await registerCustomer(url);
    await openNewList(customer, 'Window', [[first(), 100]]);
    const page = await openNewList(customer, 'Wedding', [[second(), 100]]);
    expect(titleOf(await press(customer, page, 'deleteList'))).toBe('Window');
    const again = await press(customer, page, 'deleteList');
    expect([titleOf(again), wordsOf(again, 'body')]).toEqual([
      'Window',
      expect.stringContaining('This list is no longer there.'),
    ]);
    const late = await press(customer, page, 'saveNorms');
    expect([late.status, wordsOf(late)]).toEqual([404, expect.stringContaining('This list is no longer there.')]);
  });

  it('Its lines are rearranged by their numbers, and what is no number answers 422 and changes nothing', async () => {
    const { customer } = await registerCustomer(url);
    const page = await openNewList(customer, 'Window', [
      [first(), 100],
      [second(), 100],
      [third(), 100],
    ]);
    expect(valuesOf(page, 'position')).toEqual(['1', '2', '3']);
    const order = async () => valuesOf(await customer.get(page.path), 'productId');
    const move = (from: Page, ...position: string[]) =>
      press(customer, from, 'moveLine', { position, typed: { [first()]: { left: '8' } } });
    const moved = await move(page, '3', '2', '3');
    expect([moved.status, boxesOf(moved, first())[1]]).toEqual([200, '8']);
    expect(await order()).toEqual([second(), third(), first()]);
    await move(await customer.get(page.path), '1', '2', '1');
    expect(await order()).toEqual([first(), second(), third()]);
    const wrong = await move(await customer.get(page.path), '1', 'last', '3');
    expect([wrong.status, wordsOf(wrong)]).toEqual([422, expect.stringContaining('a whole number from 1')]);
    expect(boxesOf(wrong, first())[1]).toBe('8');
    expect(await order()).toEqual([first(), second(), third()]);
  });

  it('It is neither shown nor changed for another customer', async () => {
    const { customer: owner } = await registerCustomer(url);
    const { customer: other } = await registerCustomer(url);
    const page = await openNewList(owner, 'Secret', [[first(), 100]]);
    const foreign = await other.get(page.path);
    expect([foreign.status, wordsOf(foreign).includes('This list is no longer there.')]).toEqual([200, true]);
    expect(foreign.text).not.toContain('Secret');
    const lines = { productId: first(), norm: '5', left: '', quantity: '1', unit: 'piece', listName: 'Mine' };
    for (const intent of ['saveNorms', 'renameList', 'moveLine', 'deleteList', 'restoreList'])
      expect((await other.post(page.path, { ...lines, intent })).text).not.toContain('Secret');
    const kept = await owner.get(page.path);
    expect([titleOf(kept), valuesOf(kept, 'norm')]).toEqual(['Secret', ['100']]);
  });

  it('It is there on another device of the account and in the file of its data, without prices', async () => {
    const { customer: atDesk, phone } = await registerCustomer(url);
    const page = await openNewList(atDesk, 'Cold room', [[first(), 100]]);
    const onPhone = new Customer(url);
    await onPhone.signIn(phone, password, '/en/login');
    expect(titleOf(await onPhone.get('/en/list?from=list'))).toBe('Cold room');
    const file = await onPhone.get('/en/account-data.json');
    expect(file.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(file.text)).toMatchObject({
      lists: [{ id: idOf(page), name: 'Cold room', lines: [{ lot: first(), pieces: 100 }] }],
    });
    expect(file.text).not.toMatch(/price|phone|token|weekday/i);
  });
});
