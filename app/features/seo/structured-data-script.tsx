import { useRouteLoaderData } from '@remix-run/react';

/**
 * Carries structured data in the page; `json` comes from `structured-data.ts` and cannot end the script. Light mode
 * leaves it out: no search engine asks for that.
 */
export function StructuredData({ json }: { json: string }) {
  const root = useRouteLoaderData<{ isLite: boolean }>('root');
  return root?.isLite ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
