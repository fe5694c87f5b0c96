import { UNSAFE_RemixContext, useMatches } from '@remix-run/react';
import { useContext } from 'react';
import { scriptJson } from '~/bff/script-json';
import type { Language } from '~/i18n/languages';
import { messageUrl } from '~/i18n/message-files';
import { sharedNamespace } from '~/i18n/namespaces';
import { WrittenStyles } from '~/styles/page-styles';
import { hideBroken } from './hide-broken';
import { showFace, type FaceLimits } from './show-face';
import { startLate, type ScriptPlan } from './start-late';

/** The longest a page waits for its pictures before its scripts start, ms. */
const PATIENCE_MS = 4_000;

/**
 * Each size and weight of the face takes 2 ms on a desk where it is used first, on a slow phone four to six times as long: the page begins with a
 * part in a frame, as most in its header differ.
 */
const faceLimits: FaceLimits = { firstLetters: 1, letters: 240, patienceMs: 3_000 };

type Props = {
  nonce: string;
  language: Language;
};

/**
 * In place of Remix's `<Scripts>`: the same data and the same modules, but fetched after the first paint, not in a race
 * with styles and pictures.
 */
export function LateScripts({ nonce, language }: Props) {
  const context = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  const isFirstPage = useContext(WrittenStyles) !== null;
  if (!context) throw new Error('LateScripts stand inside RemixServer');
  const { manifest, renderMeta, serverHandoffString = '{}' } = context;
  // RemixServer sends a stream of data only where it saw scripts.
  if (renderMeta) renderMeta.didRenderScripts = true;

  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const plan: ScriptPlan = {
    first: [...(manifest.hmr ? [manifest.hmr.runtime] : []), manifest.url],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    data: namespacesOf(matches).map((namespace) => messageUrl(language, namespace)),
  };
  const face = isFirstPage ? `,()=>(${String(showFace)})(${quote(faceLimits)})` : '';
  const data =
    'stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())';
  return (
    <>
      <InlineScript
        nonce={nonce}
        text={`window.__remixContext=${serverHandoffString};window.__remixContext.${data};`}
      />
      <InlineScript
        nonce={nonce}
        text={`(${String(hideBroken)})();(${String(startLate)})(${quote(plan)},${String(PATIENCE_MS)},(module)=>import(module)${face})`}
      />
    </>
  );
}

function InlineScript({ nonce, text }: { nonce: string; text: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}

function quote(value: unknown): string {
  return scriptJson(JSON.stringify(value));
}

function namespacesOf(matches: ReturnType<typeof useMatches>): string[] {
  const named = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'i18n' in handle ? [handle.i18n].flat() : [],
  );
  return [...new Set([sharedNamespace, ...named.map(String)])];
}
