import { Link } from '~/ui/link';
import { productAnchor } from './offer';
import { stockLevel, type OfferWords, type PriceWords } from './offer-words';
import type { LotView, VarietyView } from './variety-view';

type Props = {
  variety: VarietyView;
  words: OfferWords;
  /** Id of the chosen lot; without one the lengths are only shown. */
  chosen?: string;
  onChoose?: (productId: string) => void;
  /** Address of a lot's page: the lengths are links then. */
  hrefOf?: (productId: string) => string;
};

/** The lengths of a variety with their prices, a row a farm: radio buttons named `productId`, links, or plain text. */
export function LotChoice({ variety, words, chosen, onChoose, hrefOf }: Props) {
  const { name, farms } = variety;
  return (
    <fieldset className="lots" aria-label={words.lengthsOf(name)}>
      {farms.map(({ farm, lots }) => (
        <div key={farm} className="scroll-x lot-row">
          {farms.length > 1 && <p>{farm}</p>}
          {lots.map((lot) => {
            const price = words.price(lot);
            const isClosed = stockLevel(lot) === 'none';
            const label = [
              lot.lengthCm === undefined ? words.title(variety, lot) : words.length(lot.lengthCm),
              price?.amount,
              farms.length > 1 && farm,
              isClosed && words.stock(lot),
              words.inCart(lot)?.text,
            ]
              .filter(Boolean)
              .join(', ');
            const shown = (
              <LotLabel lot={lot} price={price} isClosed={isClosed} isHidden={chosen !== undefined && !hrefOf} />
            );
            return hrefOf ? (
              <Link
                key={lot.id}
                href={hrefOf(lot.id)}
                className="lot"
                aria-label={label}
                aria-current={lot.id === chosen ? 'page' : undefined}
              >
                {shown}
              </Link>
            ) : (
              <label key={lot.id} id={productAnchor(lot.id)} className="lot">
                {chosen !== undefined && (
                  <input
                    type="radio"
                    name="productId"
                    value={lot.id}
                    defaultChecked={lot.id === chosen}
                    disabled={isClosed}
                    aria-label={label}
                    onChange={() => onChoose?.(lot.id)}
                  />
                )}
                {shown}
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

type LabelProps = {
  lot: LotView;
  price: PriceWords | null | undefined;
  isClosed: boolean;
  isHidden: boolean;
};

function LotLabel({ lot: { lengthCm }, price, isClosed, isHidden }: LabelProps) {
  return (
    <span
      aria-hidden={isHidden || undefined}
      className={isClosed ? 'lot-closed' : price?.isReduced ? 'text-poppy-ink' : undefined}
    >
      {lengthCm !== undefined && <b>{lengthCm}</b>}
      {price && <span>{price.amount}</span>}
    </span>
  );
}
