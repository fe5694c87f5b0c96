import type { RefusedLine } from '~/trade/refused-line';
import { type CardProps, ProductCard } from './product-card';
import type { ProductCardView } from './product-view';

/** Cards of the first row on the widest screen; their pictures are fetched at once. */
const firstRow = 4;

type Props = Omit<CardProps, 'product' | 'eager' | 'first' | 'refused'> & {
  products: readonly ProductCardView[];
  /** The whole list stands far down the page, where no picture is urgent. */
  lazy?: boolean;
  /** Lines that were not added, shown at their product. */
  refused?: readonly RefusedLine[];
};

/** Products as rows under one another on a phone, as cards beside one another on a desk. */
export function ProductCardGrid({ products, lazy = false, refused = [], ...card }: Props) {
  return (
    <ul className="-mx-3.5 divide-line border-y border-line max-md:divide-y md:mx-0 md:grid md:grid-cols-2 md:gap-4 md:border-0 lg:grid-cols-3 xl:grid-cols-4 [&>li]:grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            eager={!lazy && index < firstRow}
            first={!lazy && index === 0}
            refused={refused.find(({ productId }) => productId === product.id)}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}
