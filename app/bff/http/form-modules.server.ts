import type { ServerBuild } from '@remix-run/node';
import type { Language } from '~/i18n/languages';
import type { FormRoute } from '~/ui/preload-route';

/** URLs of the client modules of each route that receives forms of other pages, with those of its layouts. */
export function formModules(manifest: ServerBuild['assets'], language: Language): Record<FormRoute, string[]> {
  const withParents = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : manifest.routes[id];
    return route ? [route.module, ...(route.imports ?? []), ...withParents(route.parentId)] : [];
  };
  const modulesOf = (name: FormRoute) => [...new Set(withParents(`${language}/${name}`))];
  return {
    checkout: modulesOf('checkout'),
    orders: modulesOf('orders'),
    'toggle-favourite': modulesOf('toggle-favourite'),
  };
}
