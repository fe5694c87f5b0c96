import { useRouteLoaderData } from '@remix-run/react';

/** Left out in lite mode, which no search engine asks for. */
export function StructuredData({ json }: { json: string }) {
  const root = useRouteLoaderData<{ isLite: boolean }>('root');
  return root?.isLite ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
