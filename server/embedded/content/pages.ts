import type { Translated } from '../translated';
import { aboutPage } from './about-page';
import { claimsPage } from './claims-page';
import { deliveryPage } from './delivery-page';

interface PageFacts {
  readonly slug: string;
  readonly titles: Translated;
  readonly html: Translated;
}

const pages: readonly PageFacts[] = [aboutPage, deliveryPage, claimsPage];

export const PAGES_UPDATED_AT = '2026-09-01T09:00:00+03:00';

export function findPage(slug: string): PageFacts | undefined {
  return pages.find((page) => page.slug === slug.toLowerCase());
}
