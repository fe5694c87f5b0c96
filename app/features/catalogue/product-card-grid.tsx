import type { RejectedLine } from '~/domain/rejected-line';
import { type CardProps, ProductCard } from './product-card';
import type { ProductCardView } from './product-view';

/** Cards of the first row on the widest screen; their pictures are fetched at once. */
const firstRow = 4;

type Props = Omit<CardProps, 'product' | 'eager' | 'first' | 'rejected'> & {
  products: readonly ProductCardView[];
  /** The whole list stands far down the page, where no picture is urgent. */
  lazy?: boolean;
  /** Lines that were not added, shown at their product. */
  rejected?: readonly RejectedLine[];
};

/** Products as rows under one another on a phone, as cards beside one another on a desk. */
export function ProductCardGrid({ products, lazy = false, rejected = [], ...card }: Props) {
  return (
    <ul className="-mx-3.5 divide-border border-y border-border max-md:divide-y md:mx-0 md:grid md:grid-cols-2 md:gap-4 md:border-0 lg:grid-cols-3 xl:grid-cols-4 [&>li]:grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            eager={!lazy && index < firstRow}
            first={!lazy && index === 0}
            rejected={rejected.find(({ productId }) => productId === product.id)}
            {...card}
          />
        </li>
      ))}
    </ul>
  );
}
