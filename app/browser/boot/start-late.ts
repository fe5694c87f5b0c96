/**
 * Gives the page's modules back their types when its pictures and styles are there and the browser has nothing better to do, after `patienceMs` at
 * the latest, and at the first touch or key at once. Runs in the page as it stands here: it uses nothing from outside itself.
 * @param data addresses of JSON that the modules fetch as soon as they run
 */
export function startLate(patienceMs: number, data: readonly string[]): void {
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
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 500 });
    else setTimeout(start, 50);
  }

  for (const sign of signs) addEventListener(sign, start, options);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
  setTimeout(start, patienceMs);
}
