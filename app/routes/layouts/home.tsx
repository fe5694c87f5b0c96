import { ErrorLayout, PageLayout } from './layout';

export { layoutLoader as loader } from './layout.server';

/** A failed page's title; one that succeeds brings its own. */
export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export default function HomeLayout() {
  return <PageLayout layout="home" />;
}

export function ErrorBoundary() {
  return <ErrorLayout layout="home" />;
}
