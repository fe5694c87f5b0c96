import { ErrorLayout, PageLayout } from './layout';

export { layoutLoader as loader } from './layout.server';

export { shouldRevalidate } from '~/bff/http/revalidate';

/** A failed page's title; one that succeeds brings its own. */
export { pageMeta as meta } from '~/bff/http/page-meta';

export default function DefaultLayout() {
  return <PageLayout layout="default" />;
}

export function ErrorBoundary() {
  return <ErrorLayout layout="default" />;
}
