import { Link } from '~/ui/link';
import type { DocumentLink } from './order-vs-invoice-view';

interface Props {
  readonly title?: string;
  readonly docs: readonly (DocumentLink & { readonly note?: string })[];
}

export function RelatedDocuments({ title, docs }: Props) {
  return (
    <section className="min-w-0">
      {title !== undefined && <h2 className="pb-2 text-section font-semibold">{title}</h2>}
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:overflow-hidden md:rounded-lg">
        {docs.map(({ id, title: name, details, href, note }) => (
          <li key={id} className="relative px-3.5 py-3 transition-colors hover:bg-tint md:px-5">
            <Link href={href} className="font-semibold after:absolute after:inset-0">
              {name}
            </Link>
            <p className="text-small text-muted">{details}</p>
            {note !== undefined && <p className="text-small">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
