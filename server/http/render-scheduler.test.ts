import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createScheduler } from './render-scheduler';

it('gives one turn a round of the event loop, in the order they were asked for', async () => {
  const turn = createScheduler();
  const seen: number[] = [];
  for (const number of [1, 2, 3]) void turn().then(() => seen.push(number));
  expect(seen).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    await nextRound();
    expect(seen).toEqual(expected);
  }
});

it('goes on after a pause, and takes whoever comes meanwhile', async () => {
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
