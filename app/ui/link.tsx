import { Link as RouterLink } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';

type RouterProps = ComponentPropsWithoutRef<typeof RouterLink>;

export type LinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** `none` by default. */
  prefetch?: RouterProps['prefetch'];
  preventScrollReset?: boolean;
};

/** Whether the router can open the URL. */
export function isInternalUrl(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** A link: the router handles pages of this site. On the server it is a plain `a` with the same markup. */
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
