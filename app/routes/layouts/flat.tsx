import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { ErrorLayout, PageLayout } from './layout';
import { layoutLoader } from './layout.server';

export const loader = layoutLoader;

export const shouldRevalidate = revalidateOnError;

/** A failed page's title; one that succeeds brings its own. */
export const meta = pageMeta<typeof loader>;

export default function FlatLayout() {
  return <PageLayout layout="flat" />;
}

export function ErrorBoundary() {
  return <ErrorLayout layout="flat" />;
}
