import { pageMeta } from '~/bff/http/page-meta';
import { ErrorLayout, PageLayout } from './layout';
import { layoutLoader } from './layout.server';

export const loader = layoutLoader;

export { shouldRevalidate } from '~/bff/http/revalidate';

/** A failed page's title; one that succeeds brings its own. */
export const meta = pageMeta<typeof loader>;

export default function FlatLayout() {
  return <PageLayout layout="flat" />;
}

export function ErrorBoundary() {
  return <ErrorLayout layout="flat" />;
}
