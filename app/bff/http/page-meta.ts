import { isRouteErrorResponse } from '@remix-run/react';
import type { LoaderFunction, MetaArgs, MetaDescriptor } from '@remix-run/node';

interface PageTexts {
  readonly title: string;
  readonly description?: string;
  /** Path of the picture of a preview; pages without one have no preview. */
  readonly preview?: string;
}

/** `meta` of a route from its loader data, with the shop's name; of an error its status. */
export function pageMeta<Loader extends LoaderFunction>({ data, error, matches }: MetaArgs<Loader>): MetaDescriptor[] {
  const words = (isRouteErrorResponse(error) ? error.data : data) as Partial<PageTexts> | undefined;
  const {
    shopName,
    titlePrefix = '',
    alternates = [],
  } = (matches.find((match) => match.id === 'root')?.data ?? {}) as {
    shopName?: string;
    titlePrefix?: string;
    alternates?: readonly { readonly href: string }[];
  };
  if (!words?.title)
    return [{ title: titleOf(error ? (isRouteErrorResponse(error) ? error.status : 500) : undefined, shopName) }];
  return [
    { title: titleOf(`${titlePrefix}${words.title}`, shopName) },
    ...(words.description ? [{ name: 'description', content: words.description }] : []),
    ...openGraph(words, alternates[0]?.href),
  ];
}

/** What messengers show of a link. */
function openGraph({ title, description, preview }: Partial<PageTexts>, url: string | undefined): MetaDescriptor[] {
  if (preview === undefined || url === undefined) return [];
  const facts = { title, description, image: new URL(preview, url).href, url };
  return Object.entries(facts).flatMap(([name, content]) => (content ? [{ property: `og:${name}`, content }] : []));
}

function titleOf(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter(Boolean).join(' — ');
}
