/**
 * Takes the browser's sign for a broken picture off its frame, whose tint then stands alone, until the picture arrives after all; what it shows is
 * still told to who cannot see it. Runs in the page as it stands here.
 */
export function hideBrokenImages(): void {
  for (const sign of ['error', 'load']) document.addEventListener(sign, show, true);
  for (const { complete, naturalWidth, style } of document.images)
    if (complete && naturalWidth === 0) style.opacity = '0';

  function show({ type, target }: Event): void {
    if (target instanceof HTMLImageElement) target.style.opacity = type === 'error' ? '0' : '';
  }
}
