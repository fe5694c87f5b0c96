import { Link } from '~/ui/link';
import { productAnchor } from './offer';
import type { OfferWords, PriceWords, StockWords } from './offer-words';
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
            const [price, stock] = [words.price(lot), words.stock(lot)];
            const label = [
              lot.lengthCm === undefined ? words.title(variety, lot) : words.length(lot.lengthCm),
              price?.amount,
              farms.length > 1 && farm,
              stock.level === 'none' && stock.text,
              words.inCart(lot)?.text,
            ]
              .filter(Boolean)
              .join(', ');
            const shown = <LotLabel lot={lot} price={price} stock={stock} isHidden={chosen !== undefined && !hrefOf} />;
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
                    disabled={stock.level === 'none'}
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
  stock: StockWords;
  isHidden: boolean;
};

function LotLabel({ lot: { lengthCm }, price, stock, isHidden }: LabelProps) {
  return (
    <span aria-hidden={isHidden || undefined} className={stock.level === 'none' ? 'lot-closed' : undefined}>
      {lengthCm !== undefined && <b>{lengthCm}</b>}
      {price && <span className={price.isReduced ? 'text-poppy-ink' : undefined}>{price.amount}</span>}
    </span>
  );
}
