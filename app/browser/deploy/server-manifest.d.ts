/** The build's own list of routes and files, as Remix writes it. */
declare module 'virtual:remix/server-manifest' {
  import type { ServerBuild } from '@remix-run/node';

  const manifest: ServerBuild['assets'];
  export default manifest;
}
