import decodeQr from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paymentCodeUrl } from '~server/domain/payment-code.server';
import { money } from '~server/contract/money';
import { drawQr } from './draw-qr.server';
import { PaymentCode } from './payment-code';

const account = { recipient: 'ТОВ «Ромашка»', iban: 'UA469999990000026001234567890', code: '12345678' };

/** What a camera reads from the drawn code, with the sign on it. @param pixels width of the picture */
async function scan(svg: string, pixels: number): Promise<string> {
  const picture = Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  const { data, info } = await sharp(picture, { density: 300 })
    .resize(pixels)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

describe('The drawn payment code', () => {
  it.each([
    [
      'whole hryvnias',
      { amount: money(192_000), purpose: 'Оплата за товар згідно рахунку № ЗМ-001204 від 21.11.2026' },
    ],
    ['kopiykas', { amount: money(431_250), purpose: 'Оплата за товар згідно рахунку № 17 від 05.01.2026' }],
    ['a purpose of 140 Cyrillic letters', { amount: money(100), purpose: 'Щ'.repeat(140), recipient: 'Ї'.repeat(70) }],
  ])('with %s is read with the hryvnia sign on it', async (_, transfer) => {
    const url = paymentCodeUrl({ ...account, ...transfer }) ?? '';
    const svg = renderToStaticMarkup(<PaymentCode code={drawQr(url)} />);
    expect(await scan(svg, 768)).toBe(url);
    expect(await scan(svg, 512)).toBe(url);
  });

  it('has the sign in a white circle in the middle', async () => {
    const svg = renderToStaticMarkup(<PaymentCode code={drawQr('https://bank.gov.ua/qr/QkNE')} />);
    const { cx, cy } = /<circle cx="(?<cx>[\d.]+)" cy="(?<cy>[\d.]+)" r="[\d.]+" fill="#fff"/.exec(svg)?.groups ?? {};
    const [, least, , size] = /viewBox="(-\d+) (-\d+) (\d+) (\d+)"/.exec(svg) ?? [];
    expect([cx, cy]).toEqual([String(Number(size) / 2 + Number(least)), cx]);
    const stats = await sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))
      .extract({ left: 105, top: 105, width: 46, height: 46 })
      .stats();
    expect(stats.channels[0]).toMatchObject({ min: 0, max: 255 });
  });
});
