import { ApiFailure } from '../http/failure';

/** A line as it is sent, UAH. */
interface SentLine {
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly total: number;
}

/**
 * The line in whole kopiykas.
 * @throws ApiFailure `WRONG_TOTAL` unless total = quantity × price − discount and nothing is negative
 */
export function readLine({ quantity, ...sent }: SentLine) {
  const toKopiykas = (uah: number) => Math.round(uah * 100);
  const [price, discount, total] = [toKopiykas(sent.price), toKopiykas(sent.discount), toKopiykas(sent.total)];
  if (price < 0 || discount < 0 || total < 0 || total !== quantity * price - discount) {
    throw new ApiFailure('WRONG_TOTAL', { expected: (quantity * price - discount) / 100 });
  }
  return { quantity, price, discount, total };
}
