import { useState } from 'react';
import type { Unit } from '~/trade/quantity';
import type { RefusedLine } from '~/trade/refused-line';
import { HeartButton } from '~/ui/heart-button';
import { Link } from '~/ui/link';
import { Plate } from './plate';
import { Price, type PriceWords } from './price';
import { type AddWords, ProductCardForm } from './product-card-form';
import { ProductTags } from './product-card-tags';
import { productAnchor, type ProductCardView } from './product-view';
import { StockNote } from './stock-note';
import type { OnAnswer } from './use-list-answer';

export interface CardWords extends AddWords, PriceWords {
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
  words: CardWords;
  /** Of the first row: its picture is fetched at once. */
  eager?: boolean;
  /** The first of the list: its picture is fetched before the others. */
  first?: boolean | undefined;
  heading?: 'h2' | 'h3';
  describe?: DescribeQuantity | undefined;
  refused?: RefusedLine | undefined;
  onAnswer?: OnAnswer | undefined;
};

/** A product: a row on a phone, a card on a desk, from the same markup. */
export function ProductCard({
  product,
  action,
  words,
  eager = false,
  first,
  heading: Heading = 'h2',
  describe,
  refused,
  onAnswer,
}: CardProps) {
  const { id, name, heard = name, meta, price, stock, ordering } = product;
  const [typed, setTyped] = useState<string>();
  const sum = typed === undefined ? undefined : describe?.(id, typed, refused?.unit);
  return (
    <article id={productAnchor(id)} className="card">
      <Plate
        picture={product.picture}
        color={product.color}
        eager={eager}
        first={first}
        sizes="(min-width:47.5em) 240px, 104px"
      />
      <div className="card-words">
        <Heading>
          <Link href={words.hrefOf(id)} prefetch="intent">
            {name}
          </Link>
        </Heading>
        {product.tags && <ProductTags tags={product.tags} />}
        <p>{meta}</p>
        {price && <Price price={price} words={words} sum={sum} />}
        {!price && !product.isPriceUnknown && (
          <div className="price">
            {price === null ? (
              <p className="text-small text-soft">{words.noPrice}</p>
            ) : (
              <Link href={words.signIn.href}>{words.signIn.text}</Link>
            )}
          </div>
        )}
        <StockNote stock={stock} />
        {ordering && (
          <ProductCardForm
            productId={id}
            name={heard}
            ordering={ordering}
            action={action}
            words={words}
            refused={refused}
            onQuantity={setTyped}
            onAnswer={onAnswer}
          />
        )}
      </div>
      <HeartButton productId={id} label={`${words.favourite}: ${heard}`} isOn={product.isFavourite ?? false} />
    </article>
  );
}
