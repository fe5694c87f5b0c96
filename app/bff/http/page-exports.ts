/** What the route of a page exports besides its own: title, when its data is read again, and the toast of its form. */
export { clientAction } from '~/browser/network/client-handlers';
export { pageMeta as meta } from './page-meta';
export { shouldRevalidate } from './revalidate';
