/** Starts the deferred modules once images and styles have loaded and the browser is idle, after `patienceMs`, or at the first input. Inlined into the page: uses nothing from outside. @param data URLs of JSON to prefetch @param features paths from `window`: where one is missing, nothing starts */
export function startDeferredScripts(patienceMs: number, data: readonly string[], features: readonly string[]): void {
  const get = (from: unknown, name: string) => (from as Record<string, unknown> | undefined)?.[name];
  if (features.some((path) => path.split('.').reduce(get, window) === undefined)) return;
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  const options = { capture: true, passive: true };
  let started = false;

  function start(): void {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, options);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late-module]')) link.rel = 'modulepreload';
    for (const href of data)
      document.body.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
      );
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type=late-module]')) {
      const { nonce = '', text } = script;
      script.replaceWith(Object.assign(document.createElement('script'), { type: 'module', nonce, text }));
    }
  }

  function startWhenIdle(): void {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 500 });
    else setTimeout(start, 50);
  }

  for (const sign of signs) addEventListener(sign, start, options);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
  setTimeout(start, patienceMs);
}
