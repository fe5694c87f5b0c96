import { useEffect } from 'react';
import { deviceClassOf } from './device-class';

/** Debounce of resizes, ms (specification, section 9): a foldable phone may become a tablet. */
const RESIZE_MS = 50;

/** Corrects the device class of the document by what only the browser knows. */
export function useDeviceAttribute(): void {
  useEffect(() => {
    let timer: number | undefined;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(setDeviceAttribute, RESIZE_MS);
    };
    setDeviceAttribute();
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
}

function setDeviceAttribute(): void {
  const {
    userAgent,
    userAgentData,
    maxTouchPoints,
  }: Navigator & { readonly userAgentData?: { readonly mobile: boolean } } = navigator;
  document.documentElement.dataset['device'] = deviceClassOf({
    userAgent,
    mobileHint: userAgentData?.mobile ?? null,
    screenSide: Math.min(window.screen.width, window.screen.height),
    touchPoints: maxTouchPoints,
  });
}
