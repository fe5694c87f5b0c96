import { isRouteErrorResponse } from '@remix-run/react';
import type { LoaderFunction, MetaArgs, MetaDescriptor } from '@remix-run/node';

interface PageTexts {
  readonly title: string;
  readonly description?: string;
}

/** `meta` of a route from its loader data, with the shop's name; of an error its status. */
export function pageMeta<Loader extends LoaderFunction>({ data, error, matches }: MetaArgs<Loader>): MetaDescriptor[] {
  const words = (isRouteErrorResponse(error) ? error.data : data) as Partial<PageTexts> | undefined;
  const { shopName, titlePrefix = '' } = (matches.find((match) => match.id === 'root')?.data ?? {}) as {
    shopName?: string;
    titlePrefix?: string;
  };
  if (!words?.title)
    return [{ title: titleOf(error ? (isRouteErrorResponse(error) ? error.status : 500) : undefined, shopName) }];
  return [
    { title: titleOf(`${titlePrefix}${words.title}`, shopName) },
    ...(words.description ? [{ name: 'description', content: words.description }] : []),
  ];
}

function titleOf(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter(Boolean).join(' — ');
}
