import { Link as RouterLink } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';

type RouterProps = ComponentPropsWithoutRef<typeof RouterLink>;

export type LinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** When a page of this site is fetched ahead of the press; `none` unless told. */
  prefetch?: RouterProps['prefetch'];
  /** Keeps the place on the page where it is. */
  preventScrollReset?: boolean;
};

/** Whether the address is a page of this site, and so may be opened without a full load. */
export function isInternalUrl(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/**
 * A link by address: pages of this site go through the router, all else (`tel:`, `#part`, other sites) is plain. On the server every link is:
 * the markup is the same, and what the router adds only begins in the browser.
 */
export function Link({ href, prefetch, preventScrollReset, children, ...rest }: LinkProps) {
  if (import.meta.env.SSR || !isInternalUrl(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      to={href}
      discover="none"
      prefetch={prefetch ?? 'none'}
      {...(preventScrollReset === undefined ? {} : { preventScrollReset })}
      {...rest}
    >
      {children}
    </RouterLink>
  );
}
