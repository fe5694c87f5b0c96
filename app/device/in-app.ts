import { useRouteData } from '~/page-data';

/** Whether the page is inside the native app, whose web view cannot print. */
export function useInApp(): boolean {
  return useRouteData<{ readonly native?: object }>('root')?.native !== undefined;
}
