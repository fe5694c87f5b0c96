import { ErrorLayout, PageLayout } from './layout';

export { layoutLoader as loader } from './layout.server';

/** A failed page's title; one that succeeds brings its own. */
export { pageMeta as meta } from '~/bff/http/page-meta';

export default function AuthLayout() {
  return <PageLayout layout="auth" />;
}

export function ErrorBoundary() {
  return <ErrorLayout layout="auth" />;
}
