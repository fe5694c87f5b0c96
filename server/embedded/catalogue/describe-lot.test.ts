import { expect, it } from 'vitest';
import { languages } from '../../contract/enumerations';
import { farms } from '../flora/farms';
import { varieties } from '../flora/varieties';
import { describeLot } from './describe-lot';

const [farm] = farms;

it('describeLot says the species, the origin and the vase life', () => {
  const rose = varieties.find(({ names }) => names.en === 'Freedom');
  if (!rose || !farm) throw new Error('no Freedom');
  expect(describeLot(rose, farm, 60, 'uk')).toMatch(
    /^Троянда, 60 см, колір: червоний\. Виростила плантація Los Nevados з Еквадору\..* У вазі стоїть 7–10 днів\.$/,
  );
  expect(describeLot(rose, farm, 60, 'en')).toMatch(
    /^Rose, 60 cm, colour: red\. Grown by Los Nevados from Ecuador\..* Vase life is 7–10 days\.$/,
  );
});

it.each([
  ['iris', 'У вазі стоїть 2–4 дні.', 'В вазе стоит 2–4 дня.'],
  ['carnation', 'У вазі стоїть 14–21 день.', 'В вазе стоит 14–21 день.'],
])('describeLot inflects the days of %s correctly', (code, uk, ru) => {
  const variety = varieties.find(({ species }) => species.code === code);
  if (!variety || !farm) throw new Error(`no ${code}`);
  expect(describeLot(variety, farm, 60, 'uk')).toContain(uk);
  expect(describeLot(variety, farm, 60, 'ru')).toContain(ru);
});

it('describeLot gives no vase life for dried flowers', () => {
  const cotton = varieties.find(({ species }) => species.code === 'cotton');
  if (!cotton || !farm) throw new Error('no cotton');
  for (const language of languages) expect(describeLot(cotton, farm, 60, language)).not.toMatch(/365|730/);
});

it('describeLot has a different text for every species and language', () => {
  if (!farm) throw new Error('no farm');
  for (const language of languages) {
    const texts = varieties.map((variety) => describeLot(variety, farm, 60, language));
    for (const text of texts) expect(text).not.toMatch(/undefined|\s{2}/);
    if (language !== 'en') for (const text of texts) expect(text).toMatch(/^[А-ЯІЇЄҐЁ]/);
  }
});
