import { expect, it } from 'vitest';
import { recordKey } from '~/bff/auth/account-key.server';
import { fakeCustomers } from '~/bff/context.fixture';
import { packText } from '~/bff/http/packed-value.server';
import { loadEvent, saveEvent, serializeEvent } from './event-store.server';

const event = { name: 'Весілля', date: '', spare: '', pieces: [{ name: 'Арка', count: '1', stems: 'фрідом 60 - 50' }] };

it('an event is kept with its account on all devices, not shown to another, and removed on request', async () => {
  const request = fakeCustomers();
  await saveEvent(request(1), event);
  expect([(await loadEvent(request(1))).value, (await loadEvent(request(2))).value]).toEqual([event, null]);
  await saveEvent(request(1), null);
  expect((await loadEvent(request(1))).value).toBeNull();
});

it('the event of a cookie is taken over by its account, unless that keeps one already', async () => {
  const packed = [1, event.name, '', '', [['Арка', '1', 'фрідом 60 - 50']]];
  const cookie = `event=${packText(JSON.stringify([recordKey('1'), packed]))}`;
  const request = fakeCustomers();
  expect((await loadEvent(request(2, cookie))).value).toBeNull();
  expect((await loadEvent(request(1, cookie))).value).toEqual(event);
  const second = fakeCustomers();
  await saveEvent(second(1), { ...event, name: 'Ювілей' });
  expect((await loadEvent(second(1, cookie))).value?.name).toBe('Ювілей');
  expect(serializeEvent(event)).toBe(packText(JSON.stringify(packed)));
});
