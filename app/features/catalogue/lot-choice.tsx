import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from '~/ui/link';
import { productAnchor, type LotView } from './product-view';
import type { VarietyView } from './variety-view';

type Props = {
  variety: VarietyView;
  /** Id of the chosen lot; without one the lengths are only shown. */
  chosen?: string;
  onChoose?: (productId: string) => void;
  /** Address of a lot's page: the lengths are links then. */
  hrefOf?: (productId: string) => string;
};

/** The lengths of a variety with their prices, a row a farm: radio buttons named `productId`, links, or plain text. */
export function LotChoice({ variety: { name, farms }, chosen, onChoose, hrefOf }: Props) {
  const { t } = useTranslation('catalogue');
  const labelOf = ({ lengthCm, name: title, price, stock, ordering }: LotView, farm: string) =>
    [
      lengthCm === null ? title : t('common:centimetres', { count: lengthCm }),
      price?.amount,
      farms.length > 1 && farm,
      stock.level === 'none' && stock.text,
      ordering?.inCart?.text,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <fieldset className="lots" aria-label={t('lengthsOf', { name })}>
      {farms.map(({ farm, lots }) => (
        <div key={farm} className="scroll-x lot-row">
          {farms.length > 1 && <p>{farm}</p>}
          {lots.map((lot) =>
            hrefOf ? (
              <Link
                key={lot.id}
                href={hrefOf(lot.id)}
                className="lot"
                aria-label={labelOf(lot, farm)}
                aria-current={lot.id === chosen ? 'page' : undefined}
              >
                <LotLabel lot={lot} />
              </Link>
            ) : (
              <label key={lot.id} id={productAnchor(lot.id)} className="lot">
                {chosen !== undefined && (
                  <input
                    type="radio"
                    name="productId"
                    value={lot.id}
                    defaultChecked={lot.id === chosen}
                    disabled={lot.stock.level === 'none'}
                    aria-label={labelOf(lot, farm)}
                    onChange={() => onChoose?.(lot.id)}
                  />
                )}
                <LotLabel lot={lot} isHidden={chosen !== undefined} />
              </label>
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

function LotLabel({ lot: { lengthCm, price, stock }, isHidden }: { lot: LotView; isHidden?: boolean }) {
  return (
    <span aria-hidden={isHidden || undefined} className={clsx(stock.level === 'none' && 'lot-closed')}>
      {lengthCm !== null && <b>{lengthCm}</b>}
      {price && (
        <span className={clsx(price.old !== undefined && !price.discount && 'text-poppy-ink')}>{price.amount}</span>
      )}
    </span>
  );
}
