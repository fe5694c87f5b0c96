import type { ReactNode } from 'react';

/** The drawn pictures in public/pictures. */
export type EmptyPicture =
  'empty-cart' | 'nothing-found' | 'no-favourites' | 'empty-list' | 'no-connection' | 'lost-page' | 'done';

type Props = {
  picture: EmptyPicture;
  title: string;
  children?: ReactNode;
  /** The one next step, and at most one lesser beside it. */
  action?: ReactNode;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
};

/** An empty, failing or finished state: a picture, a sentence, one next step. */
export function EmptyState({ picture, title, children, action, heading: Heading = 'h1' }: Props) {
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center px-2 py-10 text-center md:py-14">
      <img src={`/pictures/${picture}.svg`} width={260} height={200} alt="" className="mb-6 h-auto w-64" />
      <Heading className={Heading === 'h1' ? 'text-title font-bold' : 'text-total font-bold'}>{title}</Heading>
      {children !== undefined && <div className="mt-3 max-w-form text-muted">{children}</div>}
      {action !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
