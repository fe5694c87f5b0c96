import { useRouteLoaderData } from '@remix-run/react';

/** Whether the page is inside the native app, whose web view cannot print. */
export function useInApp(): boolean {
  return useRouteLoaderData<{ readonly native?: object }>('root')?.native !== undefined;
}
