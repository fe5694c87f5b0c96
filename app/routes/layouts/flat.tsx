import { ErrorLayout, PageLayout } from './layout';

export { layoutLoader as loader } from './layout.server';

/** A failed page's title; one that succeeds brings its own. */
export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export default function FlatLayout() {
  return <PageLayout layout="flat" />;
}

export function ErrorBoundary() {
  return <ErrorLayout layout="flat" />;
}
