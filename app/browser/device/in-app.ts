import { useRouteLoaderData } from '@remix-run/react';

export function useInApp(): boolean {
  return useRouteLoaderData<{ readonly native?: object }>('root')?.native !== undefined;
}
