import { splitMessage } from '../../../server/order-text/parse-message';
import { indexSeed } from '../../search/seed-index';
import type { Measured } from '../budgets';

const MORNING = [
  'Доброго ранку! Візьму на завтра:',
  ...['фрідом 60 - 100', 'мондіаль 50 см, 4 пачки', 'аваланч 70: 50 шт', '3 пачки експлорер 60', 'рускус 5 уп'],
  ...['евкаліпт 3', 'хризантема біла 40', 'кахала (50) 25', 'pink floyd 60 x 50', 'гіпсофіла 2 пач', 'без рускусу'],
  'Дякую, Олена +380501112233',
].join('\n');

/** Texts of 4,000 characters that have as many readings as can be. */
const hostile = ['фрідом 60 ', '1 2 3 ', 'а, ', '50 + ', 'freedom/mondial ', '(((', '10х', 'білих і ', 'не ', '\n1. '];

/** Processor time, ms, of reading a morning's order and the worst of hostile texts, each text for the first time. */
export async function measureOrderText(): Promise<Measured[]> {
  const index = await indexSeed();
  const timeOf = (text: string, runs: number) => {
    const startedAt = process.cpuUsage().user;
    for (let run = 0; run < runs; run += 1) splitMessage(text, { language: 'uk', index });
    return (process.cpuUsage().user - startedAt) / 1_000 / runs;
  };
  timeOf(MORNING, 300);
  const morning = timeOf(MORNING, 300);
  const worst = Math.max(...hostile.map((part) => timeOf(part.repeat(4_000).slice(0, 4_000), 1)));
  return [
    { id: 'orderText.morning', value: morning },
    { id: 'orderText.hostile', value: worst },
  ];
}
