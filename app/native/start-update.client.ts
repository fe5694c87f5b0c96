import { Browser } from '@capacitor/browser';
import type { UpdateView } from './native-view.server';
import { reportNativeError } from './report-native-error.client';

/** Checks again whether the update is required: opens the store, else returns to the page. */
export async function startUpdate({ returnTo, storeUrl }: UpdateView): Promise<void> {
  const isRequired = await isUpdateRequired();
  if (!isRequired) window.location.replace(returnTo);
  else if (storeUrl !== null) await openStore(storeUrl);
}

/** A failed check keeps the update required. */
async function isUpdateRequired(): Promise<boolean> {
  try {
    const response = await fetch('/native/update', { cache: 'no-store' });
    const { isRequired } = (await response.json()) as { isRequired: boolean };
    return isRequired;
  } catch {
    reportNativeError('update-check');
    return true;
  }
}

async function openStore(url: string): Promise<void> {
  try {
    await Browser.open({ url });
  } catch {
    reportNativeError('store');
    window.open(url, '_blank', 'noopener');
  }
}
