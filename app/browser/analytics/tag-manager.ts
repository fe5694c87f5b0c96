import { useEffect, useState } from 'react';
import { forceDocumentNavigation } from '~/browser/deploy/force-document-navigation';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Starts the tag manager once the page is interactive. Links then load whole documents: the server decides for each page whether it may be counted. */
export function useTagManager(id: string | null): void {
  const [first] = useState(id);
  useEffect(() => {
    if (first === null || window.dataLayer) return;
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    const script = document.createElement('script');
    script.async = true;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = `https://www.googletagmanager.com/gtm.js?id=${first}`;
    document.head.append(script);
    forceDocumentNavigation(() => true);
  }, [first]);
}
