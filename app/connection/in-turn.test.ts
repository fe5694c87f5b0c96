import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_WAIT, sendInTurn } from './in-turn';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends a form after the answer to the one before it, or when that has kept it waiting for long enough', async () => {
  const sent: string[] = [];
  const send = (name: string, answer: () => Promise<unknown>) => {
    const form = new FormData();
    form.set('name', name);
    return sendInTurn({
      address: '/cart',
      form,
      send: (hasWaited) => {
        sent.push(`${name} ${hasWaited}`);
        return answer();
      },
    });
  };
  void send('never answered', () => new Promise(() => undefined));
  void send('failing', () => Promise.reject(new Error('refused')));
  const last = send('last', () => Promise.resolve());
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
  expect(sent).toEqual(['never answered false']);
  await vi.advanceTimersByTimeAsync(1);
  await last;
  expect(sent).toEqual(['never answered false', 'failing true', 'last true']);
});
