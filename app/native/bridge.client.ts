import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { StatusBar, Style } from '@capacitor/status-bar';
import { goBack } from './go-back.client';
import { reportNativeError } from './report-native-error.client';

export interface BridgeEvents {
  readonly onTapped?: () => void;
  readonly onReceived?: () => void;
  /** A link to the portal, or a text shared by another app as a link to the quick order. */
  readonly onOpened?: (url: string) => void;
}

/** Listens to the back button, to links and to notifications, and colours the status bar. @returns a function that stops it */
export function startBridge({ onTapped, onReceived, onOpened }: BridgeEvents): () => void {
  if (!Capacitor.isNativePlatform()) return () => undefined;
  const listeners: Promise<PluginListenerHandle>[] = [App.addListener('backButton', goBack)];
  if (onTapped) listeners.push(PushNotifications.addListener('pushNotificationActionPerformed', onTapped));
  if (onReceived) listeners.push(PushNotifications.addListener('pushNotificationReceived', onReceived));
  if (onOpened) listeners.push(App.addListener('appUrlOpen', ({ url }) => onOpened(url)));
  for (const step of [...listeners, paintStatusBar()]) step.catch(() => reportNativeError('bridge'));
  return () => listeners.forEach((listener) => void listener.then((handle) => handle.remove()));
}

/** Light text on the theme colour of the page. */
async function paintStatusBar(): Promise<void> {
  const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
  await StatusBar.setStyle({ style: Style.Dark });
  if (color !== undefined && Capacitor.getPlatform() === 'android') await StatusBar.setBackgroundColor({ color });
}
