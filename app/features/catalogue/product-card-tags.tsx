import clsx from 'clsx';
import type { ProductTag } from './product-view';

const tagTones: Record<ProductTag['tone'], string> = {
  promotion: 'bg-poppy text-on-leaf',
  secondGrade: 'bg-amber-tint text-amber-ink',
  week: 'bg-leaf text-on-leaf',
};

/** Marks of a product, over its picture. */
export function ProductTags({ tags }: { tags: readonly ProductTag[] }) {
  return (
    <ul className="absolute left-2.5 top-2.5 flex max-w-tag flex-wrap gap-1 md:max-w-none">
      {tags.map(({ tone, text }) => (
        <li key={text} className={clsx('rounded-tag px-2 py-0.5 text-fine font-semibold forced-colors:border', tagTones[tone])}>
          {text}
        </li>
      ))}
    </ul>
  );
}
