import type { ReactNode } from 'react';
import { Advantages } from './advantages';
import { ContactCard, type ContactView } from './contact-card';
import { type FeaturedProduct, Hero } from './hero';
import { HowToStart } from './how-to-start';
import { SectionTiles, type SectionTileView } from './section-tiles';

type Props = {
  sections: readonly SectionTileView[] | null;
  featured: FeaturedProduct | undefined;
  contact: ContactView;
  /** '5 000 грн'; null where delivery is always free. */
  freeFrom: string | null;
  children: ReactNode;
};

export function VisitorHome({ sections, featured, contact, freeFrom, children }: Props) {
  return (
    <>
      <div className="mx-auto grid max-w-page gap-10 px-3.5 pb-12 md:px-6">
        <Hero featured={featured} freeFrom={freeFrom} />
        <SectionTiles sections={sections} />
        {children}
      </div>
      <Advantages freeFrom={freeFrom} />
      <div className="mx-auto grid max-w-page items-start gap-10 px-3.5 pt-10 md:grid-cols-2 md:px-6">
        <HowToStart />
        <ContactCard contact={contact} />
      </div>
    </>
  );
}
