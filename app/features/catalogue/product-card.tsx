import { useState } from 'react';
import type { Unit } from '~/domain/unit-words';
import type { RejectedLine } from '~/domain/rejected-line';
import { FavouriteButton } from '~/ui/favourite-button';
import { Link } from '~/ui/link';
import { MediaFrame } from './media-frame';
import { Price, type PriceLabels } from './price';
import { type AddLabels, ProductCardForm } from './product-card-form';
import { ProductTags } from './product-card-tags';
import { productAnchor, type ProductCardView } from './product-view';
import { StockLabel } from './stock-label';
import type { OnAnswer } from './use-list-answer';

export interface CardLabels extends AddLabels, PriceLabels {
  /** 'До обраного' */
  favourite: string;
  /** A visitor's way to the price: 'Увійдіть, щоб бачити ціни'. */
  signIn: { text: string; href: string };
}

/** What a typed quantity comes to: '2 пачки = 50 шт, 1 920,00 грн'; nothing where it would be refused as typed. */
export type DescribeQuantity = (productId: string, typed: string, unit?: Unit) => string | undefined;

export type CardProps = {
  product: ProductCardView;
  /** Where the add form is sent. */
  action: string;
  labels: CardLabels;
  /** Of the first row: its picture is fetched at once. */
  eager?: boolean;
  /** The first of the list: its picture is fetched before the others. */
  first?: boolean | undefined;
  heading?: 'h2' | 'h3';
  describe?: DescribeQuantity | undefined;
  rejected?: RejectedLine | undefined;
  onAnswer?: OnAnswer | undefined;
};

/** A product: a row on a phone, a card on a desk, from the same markup. */
export function ProductCard({
  product,
  action,
  labels,
  eager = false,
  first,
  heading: Heading = 'h2',
  describe,
  rejected,
  onAnswer,
}: CardProps) {
  const { id, name, heard = name, meta, price, stock, ordering } = product;
  const [typed, setTyped] = useState<string>();
  const sum = typed === undefined ? undefined : describe?.(id, typed, rejected?.unit);
  return (
    <article id={productAnchor(id)} className="card">
      <MediaFrame
        picture={product.picture}
        color={product.color}
        eager={eager}
        first={first}
        sizes="(min-width:47.5em) 240px, 104px"
      />
      <div className="card-body">
        <Heading>
          <Link href={labels.hrefOf(id)} prefetch="intent">
            {name}
          </Link>
        </Heading>
        {product.tags && <ProductTags tags={product.tags} />}
        <p>{meta}</p>
        {price && <Price price={price} labels={labels} sum={sum} />}
        {!price && !product.isPriceUnknown && (
          <div className="price">
            {price === null ? (
              <p className="text-small text-muted">{labels.noPrice}</p>
            ) : (
              <Link href={labels.signIn.href}>{labels.signIn.text}</Link>
            )}
          </div>
        )}
        <StockLabel stock={stock} />
        {ordering && (
          <ProductCardForm
            productId={id}
            name={heard}
            ordering={ordering}
            action={action}
            labels={labels}
            rejected={rejected}
            onQuantity={setTyped}
            onAnswer={onAnswer}
          />
        )}
      </div>
      <FavouriteButton productId={id} label={`${labels.favourite}: ${heard}`} isOn={product.isFavourite ?? false} />
    </article>
  );
}
