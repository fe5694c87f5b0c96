declare module 'virtual:remix/server-manifest' {
  import type { ServerBuild } from '@remix-run/node';

  const manifest: ServerBuild['assets'];
  export default manifest;
}
