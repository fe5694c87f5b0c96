/** Hides the browser's sign of a broken image, but not its `alt`, until the image loads. Inlined into the page: uses nothing from outside. */
export function hideBrokenImages(): void {
  for (const sign of ['error', 'load']) document.addEventListener(sign, show, true);
  for (const { complete, naturalWidth, style } of document.images)
    if (complete && naturalWidth === 0) style.opacity = '0';

  function show({ type, target }: Event): void {
    if (target instanceof HTMLImageElement) target.style.opacity = type === 'error' ? '0' : '';
  }
}
