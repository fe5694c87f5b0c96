import clsx from 'clsx';
import type { PriceWords } from './price';
import type { PriceView } from './product-view';

type Props = { price: PriceView | null; /** '−15 %' */ promotion: string | undefined; words: PriceWords };

/** The price of one in a line of the price list and the customer's own under it; on a phone, where columns have no heads, with its unit. Without one the line says so. */
export function RowPrice({ price, promotion, words }: Props) {
  if (price === null) return <p className="text-fine text-soft lg:min-w-44">{words.noPrice}</p>;
  const { amount, old, personal } = price;
  return (
    <>
      {old !== undefined && (
        <s className="mr-1.5 hidden text-fine text-soft xl:inline">
          <span className="sr-only">{words.oldPrice} </span>
          {old}
        </s>
      )}
      <wbr />
      <strong className={clsx('whitespace-nowrap font-semibold', old !== undefined && 'text-poppy-ink')}>{amount}</strong>
      <span className="whitespace-nowrap text-small text-soft lg:hidden print:hidden"> {words.perPiece}</span>
      {promotion !== undefined && <span className="whitespace-nowrap text-small font-medium text-poppy-ink lg:hidden"> {promotion}</span>}
      {personal !== undefined && <p className="text-fine font-medium text-leaf-ink">{personal}</p>}
    </>
  );
}
