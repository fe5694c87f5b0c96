import { ApiError } from '../http/api-error';

/** UAH. */
interface LineDraft {
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly total: number;
}

/** In kopiykas. @throws ApiError `WRONG_TOTAL` unless total = quantity × price − discount, none of them negative */
export function parseLine({ quantity, ...sent }: LineDraft) {
  const toKopiykas = (uah: number) => Math.round(uah * 100);
  const [price, discount, total] = [toKopiykas(sent.price), toKopiykas(sent.discount), toKopiykas(sent.total)];
  if (price < 0 || discount < 0 || total < 0 || total !== quantity * price - discount) {
    throw new ApiError('WRONG_TOTAL', { expected: (quantity * price - discount) / 100 });
  }
  return { quantity, price, discount, total };
}
