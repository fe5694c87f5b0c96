import clsx from 'clsx';
import type { PriceLabels } from './price';
import type { PriceView } from './product-view';

type Props = { price: PriceView | null; /** '−15 %' */ promotion: string | undefined; labels: PriceLabels };

/** What one costs in a line of the price list, with the old price and what was taken off it; on a phone, where columns have no heads, with its unit. Without one the line says so. */
export function RowPrice({ price, promotion, labels }: Props) {
  if (price === null) return <p className="text-fine text-muted lg:min-w-44">{labels.noPrice}</p>;
  const { amount, old, discount } = price;
  const tone = discount ? 'text-leaf-ink' : 'text-poppy-ink';
  return (
    <>
      <strong className={clsx('whitespace-nowrap font-semibold', old !== undefined && !discount && tone)}>
        {amount}
      </strong>
      <span className="whitespace-nowrap text-small text-muted lg:hidden print:hidden">{` ${labels.perPiece}`}</span>
      {old !== undefined && (
        <>
          {' '}
          <span className={clsx('text-fine font-medium lg:block', tone)}>
            <s className="font-normal text-muted">
              <span className="sr-only">{`${labels.oldPrice} `}</span>
              <span>{old}</span>
            </s>
            <span>{` ${discount ?? promotion ?? ''}`}</span>
          </span>
        </>
      )}
    </>
  );
}
