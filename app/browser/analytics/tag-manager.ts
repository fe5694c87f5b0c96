import { useEffect, useState } from 'react';
import { forceDocumentNavigation } from '~/browser/deploy/force-document-navigation';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Nothing may be stored before the visitor agrees, which a consent banner in the container asks (Google's Consent Mode). */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** The tag manager takes a command only from an `arguments` object. */
function command(..._words: readonly unknown[]): IArguments {
  return arguments;
}

/** Starts the tag manager once the page is interactive. Links then load whole documents: the server decides for each page whether it may be counted. */
export function useTagManager(id: string | null): void {
  const [first] = useState(id);
  useEffect(() => {
    if (first === null || window.dataLayer) return;
    window.dataLayer = [command('consent', 'default', denied), { 'gtm.start': Date.now(), event: 'gtm.js' }];
    const script = document.createElement('script');
    script.async = true;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.src = `https://www.googletagmanager.com/gtm.js?id=${first}`;
    document.head.append(script);
    forceDocumentNavigation(() => true);
  }, [first]);
}
