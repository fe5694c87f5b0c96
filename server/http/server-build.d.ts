/** The Remix build: Vite serves it under this name, the bundler puts the built file in its place. */
declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';

  const build: ServerBuild;
  export = build;
}
