import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { FramedError, FramedPage } from './frame';
import { frameLoader } from './frame.server';

export const loader = frameLoader;

export const shouldRevalidate = revalidateWhenRefused;

/** A failed page's title; one that succeeds brings its own. */
export const meta = pageMeta<typeof loader>;

export default function FlatLayout() {
  return <FramedPage layout="flat" />;
}

export function ErrorBoundary() {
  return <FramedError layout="flat" />;
}
