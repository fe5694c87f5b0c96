import type { Offer } from './offer';
import { stockLevel, type OfferWords } from './offer-words';

const looks = { plenty: 'stock', low: 'stock stock-low', none: 'stock stock-none' };

export function stockClass(offer: Offer): string {
  return looks[stockLevel(offer)];
}

export function StockLabel({ offer, words }: { offer: Offer; words: OfferWords }) {
  return <p className={stockClass(offer)}>{words.stock(offer)}</p>;
}
