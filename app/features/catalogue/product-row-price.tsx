import clsx from 'clsx';
import type { PriceWords } from './price';
import type { PriceView } from './product-view';

type Props = { price: PriceView | null; packSize: string; words: PriceWords };

/** The price of one in a line of the price list; on a phone, where columns have no heads, with its unit and pack. Without one the line says so. */
export function RowPrice({ price, packSize, words }: Props) {
  if (price === null) return <p className="text-fine text-soft lg:min-w-44">{words.noPrice}</p>;
  const { amount, old } = price;
  return (
    <>
      {old !== undefined && (
        <s className="mr-1.5 hidden text-fine text-soft xl:inline">
          <span className="sr-only">{words.oldPrice} </span>
          {old}
        </s>
      )}
      <strong className={clsx('whitespace-nowrap font-semibold', old !== undefined && 'text-poppy-ink')}>{amount}</strong>
      <span className="text-small text-soft lg:hidden print:hidden">
        {' '}
        <span className="whitespace-nowrap">{words.perPiece}</span>, <span className="whitespace-nowrap">{packSize}</span>
      </span>
    </>
  );
}
