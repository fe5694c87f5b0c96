import { App } from '@capacitor/app';
import { Capacitor, SystemBars, SystemBarsStyle, SystemBarType, type PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import { reportNativeError } from './report-native-error.client';

export interface BridgeEvents {
  readonly onTapped?: () => void;
  readonly onReceived?: () => void;
  /** A link to the portal, or a text shared by another app as a link to the quick order. */
  readonly onOpened?: (url: string) => void;
}

/** Listens to the back button, to links and to notifications, and makes the status bar light. @returns a function that stops it */
export function startBridge({ onTapped, onReceived, onOpened }: BridgeEvents): () => void {
  if (!Capacitor.isNativePlatform()) return () => undefined;
  const listeners: Promise<PluginListenerHandle>[] = [App.addListener('backButton', goBack)];
  if (onTapped) listeners.push(PushNotifications.addListener('pushNotificationActionPerformed', onTapped));
  if (onReceived) listeners.push(PushNotifications.addListener('pushNotificationReceived', onReceived));
  if (onOpened) listeners.push(App.addListener('appUrlOpen', ({ url }) => onOpened(url)));
  // The header lies behind it.
  const lightText = SystemBars.setStyle({ style: SystemBarsStyle.Dark, bar: SystemBarType.StatusBar });
  for (const step of [...listeners, lightText]) step.catch(() => reportNativeError('bridge'));
  return () => listeners.forEach((listener) => void listener.then((handle) => handle.remove()));
}

/** The hardware back button: closes a dialog or menu, else goes back, else minimises the app. */
function goBack({ canGoBack }: { canGoBack: boolean }): void {
  const dialog = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  const isClosed = dispatchEscape(dialog ?? document.activeElement ?? document.body);
  if (dialog || isClosed) return;
  if (canGoBack) window.history.back();
  else void App.minimizeApp();
}

/** Whether something was closed: menus and suggestions prevent the default of Escape. */
function dispatchEscape(target: Element): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
