/** What the page's scripts are, and what to fetch for them. */
export interface ScriptPlan {
  /** Modules that stand before all others: the list of routes; in development, the hot reload. */
  readonly first: readonly string[];
  /** Modules of the page's routes by id. */
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /** What all these import. */
  readonly imports: readonly string[];
  /** JSON that the modules fetch as soon as they run. */
  readonly data: readonly string[];
}

/**
 * Starts the page's scripts when its pictures and styles are there and the browser has nothing better to do, after
 * `patienceMs` at the latest, and at the first touch or key at once. Runs in the page as it stands here: it uses nothing from outside itself.
 * @param load the browser's own `import()`
 * @param also what else starts then
 */
export function startLate(
  { first, routes, entry, imports, data }: ScriptPlan,
  patienceMs: number,
  load: (module: string) => Promise<unknown>,
  also?: () => void,
): void {
  const signs = ['pointerdown', 'keydown', 'touchstart'];
  const options = { capture: true, passive: true };
  let started = false;

  function start(): void {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, options);
    void run();
    void fetchAll();
    if (also) setTimeout(also);
  }

  /** One by one: asked for at once, a dozen files hold a slow phone up for a tenth of a second. */
  async function fetchAll(): Promise<void> {
    const modules = [...first, ...imports, entry, ...Object.values(routes)].map((href) => ({
      rel: 'modulepreload',
      href,
    }));
    for (const link of [
      ...modules,
      ...data.map((href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })),
    ]) {
      document.body.append(Object.assign(document.createElement('link'), link));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async function run(): Promise<void> {
    // Each is run in a task of its own, in place of all that a page imports at once.
    for (const module of [...first, ...imports]) await load(module);
    const loaded = Object.entries(routes).map(async ([id, module]) => [id, await load(module)] as const);
    Object.assign(window, { __remixRouteModules: Object.fromEntries(await Promise.all(loaded)) });
    await load(entry);
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
