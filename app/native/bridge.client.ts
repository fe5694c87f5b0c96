import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { StatusBar, Style } from '@capacitor/status-bar';
import { goBack } from './go-back.client';
import { reportNativeError } from './report.client';

/** What the page does when the device has something to tell. */
export interface BridgeEvents {
  /** A notification was tapped. */
  readonly onTapped?: () => void;
  /** A notification came while the app was open. */
  readonly onReceived?: () => void;
}

/**
 * Listens to the device: the hardware back button and notifications; and gives the status bar the page's colour.
 * @returns how to stop
 */
export function startBridge({ onTapped, onReceived }: BridgeEvents): () => void {
  if (!Capacitor.isNativePlatform()) return () => undefined;
  const listeners: Promise<PluginListenerHandle>[] = [App.addListener('backButton', goBack)];
  if (onTapped) listeners.push(PushNotifications.addListener('pushNotificationActionPerformed', onTapped));
  if (onReceived) listeners.push(PushNotifications.addListener('pushNotificationReceived', onReceived));
  for (const step of [...listeners, paintStatusBar()]) step.catch(() => reportNativeError('bridge'));
  return () => listeners.forEach((listener) => void listener.then((handle) => handle.remove()));
}

/** Light words on the frame's colour, which is the page's theme colour. */
async function paintStatusBar(): Promise<void> {
  const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
  await StatusBar.setStyle({ style: Style.Dark });
  if (color !== undefined && Capacitor.getPlatform() === 'android') await StatusBar.setBackgroundColor({ color });
}
