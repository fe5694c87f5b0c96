import clsx from 'clsx';
import type { ProductTag } from './offer-words';

const tagTones: Record<ProductTag['tone'], string> = {
  promotion: 'bg-poppy text-on-leaf',
  secondGrade: 'bg-amber-tint text-amber-ink',
  week: 'bg-leaf text-on-leaf',
};

export function ProductTags({ tags, className }: { tags: readonly ProductTag[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className={clsx('flex flex-wrap gap-1', className)}>
      {tags.map(({ tone, text }) => (
        <li
          key={text}
          className={clsx('rounded-tag px-2 py-0.5 text-fine font-semibold forced-colors:border', tagTones[tone])}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
