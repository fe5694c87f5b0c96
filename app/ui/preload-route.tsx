import { useRouteLoaderData } from '@remix-run/react';
import type { RouteName } from '~/routing/table';
import { useHydrated } from 'remix-utils/use-hydrated';

/** Routes that receive forms of other pages. */
export type FormRoute = Extract<RouteName, 'checkout' | 'orders' | 'toggle-favourite'>;

type RootData = { readonly formModules?: Readonly<Record<FormRoute, readonly string[]>> };

/** Loads the modules of a form's route. Remix reloads the page where it cannot import them: without a connection all that was typed is lost. */
export function PreloadRoute({ name }: { name: FormRoute }) {
  const modules = useRouteLoaderData<RootData>('root')?.formModules?.[name] ?? [];
  const isHydrated = useHydrated();
  return isHydrated && modules.map((href) => <link key={href} rel="modulepreload" href={href} />);
}
