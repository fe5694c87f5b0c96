import type { ReactNode } from 'react';
import { ButtonLink, type LinkView } from '../button';

/** Pictures in public/pictures. */
export type EmptyPicture =
  'empty-cart' | 'nothing-found' | 'no-favourites' | 'empty-list' | 'no-connection' | 'lost-page' | 'done';

type Props = {
  picture: EmptyPicture;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The next step, where it is one page. */
  link?: LinkView;
  heading?: 'h1' | 'h2';
};

/** An empty, failed or finished state with a next step. `h1` where it is the whole page. */
export function EmptyState({ picture, title, children, action, link, heading: Heading = 'h1' }: Props) {
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center px-2 py-10 text-center md:py-14">
      <img src={`/pictures/${picture}.svg`} width={260} height={200} alt="" className="mb-6 h-auto w-64" />
      <Heading className={Heading === 'h1' ? 'text-title font-bold' : 'text-total font-bold'}>{title}</Heading>
      {children !== undefined && <div className="mt-3 max-w-form text-muted">{children}</div>}
      {(action !== undefined || link) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {action}
          {link && (
            <ButtonLink href={link.href} size="large">
              {link.label}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
