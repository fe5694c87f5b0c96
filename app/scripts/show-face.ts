/** What `showFace` keeps to; it is handed over, for in the page the function stands alone. */
export interface FaceLimits {
  /** Letters of text that are set anew in the first frame, twice as many in each one after it: a letter costs most where it is used for the first time. */
  readonly firstLetters: number;
  /** The most in one frame. */
  readonly letters: number;
  /** The longest that a page waits for the files of its face, ms: on a network as slow as that it is being read by then. */
  readonly patienceMs: number;
}

/**
 * Shows the face of a visitor's first page, which was set in the stand-in, once the face's files are there; where they take too long, the next
 * page shows it. It is set anew part by part, some letters in a frame: all at once would hold a slow phone up. Runs in the page as it stands here.
 */
export async function showFace({ firstLetters, letters, patienceMs }: FaceLimits): Promise<void> {
  const askedAt = performance.now();
  // Letters of which only the cut files have both: a browser fetches each file that has a letter asked for.
  await document.fonts.load('1em Onest', 'a№').catch(() => undefined);
  if (performance.now() - askedAt > patienceMs) return;
  const parts = cut(document.body);
  let frame = firstLetters;
  let left = frame;
  for (const { style, textContent } of parts) {
    left -= textContent.length;
    if (left < 0) {
      await new Promise(requestAnimationFrame);
      left = frame = Math.min(2 * frame, letters);
    }
    style.fontFamily = 'var(--face)';
  }
  document.documentElement.dataset['painted'] = '';
  for (const { style } of parts) style.fontFamily = '';

  function cut(element: HTMLElement): HTMLElement[] {
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    return element.textContent.length > firstLetters && !hasText
      ? ([...element.children] as HTMLElement[]).flatMap(cut)
      : [element];
  }
}
