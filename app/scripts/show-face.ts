/** What `showFace` keeps to; it is handed over, for in the page the function stands alone. */
export interface FaceLimits {
  /** Letters of text that are set anew in the first frame, one part at least, and twice as many in each one after it. */
  readonly firstLetters: number;
  /** The most in one frame. */
  readonly letters: number;
  /** The longest that a page waits for the files of its face, ms: on a network as slow as that it is being read by then. */
  readonly patienceMs: number;
}

/**
 * Shows the face of a visitor's first page, which was set in the stand-in, once the face's files are there; where they take too long, the next
 * page shows it. All at once would hold a slow phone up: what is in the window and a window below it is set anew some letters in a frame, block
 * by block, the rest as it comes near. Runs in the page as it stands here.
 */
export async function showFace({ firstLetters, letters, patienceMs }: FaceLimits): Promise<void> {
  const askedAt = performance.now();
  // Letters of which only the cut files have both: a browser fetches each file that has a letter asked for.
  await document.fonts.load('1em Onest', 'a№').catch(() => undefined);
  if (performance.now() - askedAt > patienceMs) return;
  // Right after a frame a page knows where everything lies; asked before it, it would be laid out in between.
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
  const [near, far]: [HTMLElement[], HTMLElement[]] = [[], []];
  for (const block of childrenOf(document.body).flatMap(cut))
    (block.getBoundingClientRect().top > 2 * innerHeight ? far : near).push(block);
  // All found before anything changes: what is asked of a changed page is laid out at once.
  const steps = near.map((block) => ({ block, parts: findParts(block) }));
  let frame = firstLetters;
  let left = frame;
  for (const { block, parts } of steps) {
    for (const { style, textContent } of parts) {
      left -= textContent.length;
      if (left < 0) {
        await nextFrame();
        left = frame = Math.min(2 * frame, letters);
      }
      style.fontFamily = 'var(--face)';
    }
    for (const { style } of parts) style.fontFamily = '';
    block.style.fontFamily = 'var(--face)';
  }
  await nextFrame();
  for (const { style } of far) style.fontFamily = 'var(--stand-in)';
  document.documentElement.dataset['painted'] = '';
  for (const { style } of near) style.fontFamily = '';
  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        nearing.unobserve(target);
        (target as HTMLElement).style.fontFamily = '';
      }
    },
    { rootMargin: '100%' },
  );
  for (const block of far) nearing.observe(block);

  /** The blocks an element is made of: each has at most a frame's letters, or text of its own. Of what is closed only the summary is seen. */
  function cut(element: HTMLElement): HTMLElement[] {
    if (element.matches('script, style')) return [];
    if (element.matches('details:not([open])')) return childrenOf(element).slice(0, 1);
    const hasText = [...element.childNodes].some(isText);
    return element.textContent.length > letters && !hasText ? childrenOf(element).flatMap(cut) : [element];
  }

  /** The elements of a block that have text of their own. */
  function findParts(block: HTMLElement): Set<HTMLElement> {
    const parts = new Set<HTMLElement>();
    const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      if (isText(node) && node.parentElement) parts.add(node.parentElement);
    }
    return parts;
  }

  function childrenOf({ children }: HTMLElement): HTMLElement[] {
    return [...children] as HTMLElement[];
  }

  function isText({ nodeType, nodeValue }: Node): boolean {
    return nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim());
  }

  function nextFrame(): Promise<unknown> {
    return new Promise(requestAnimationFrame);
  }
}
