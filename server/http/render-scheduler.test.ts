import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createScheduler } from './render-scheduler';

// @fault P9
it('The scheduler starts one task in each round of the event loop, in order', async () => {
  const turn = createScheduler();
  const seen: number[] = [];
  for (const number of [1, 2, 3]) void turn().then(() => seen.push(number));
  expect(seen).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    await nextRound();
    expect(seen).toEqual(expected);
  }
});

it('The scheduler continues after a pause and accepts tasks meanwhile', async () => {
  const turn = createScheduler();
  await turn();
  await nextRound();
  const seen: string[] = [];
  void turn().then(() => {
    seen.push('first');
    void turn().then(() => seen.push('third'));
  });
  void turn().then(() => seen.push('second'));
  for (let round = 0; round < 4; round += 1) await nextRound();
  expect(seen).toEqual(['first', 'second', 'third']);
});
