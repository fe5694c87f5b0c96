import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import type { NativeError } from './native-error';
import { reportNativeError } from './report-native-error.client';
import { randomId } from '~/browser/random-id';

const key = 'device-id';

/** Random id of this installation, stored until the app's data are cleared. */
function deviceId(): string {
  const known = localStorage.getItem(key);
  if (known !== null) return known;
  const made = randomId();
  localStorage.setItem(key, made);
  return made;
}

/** Asks for permission, registers for push notifications and sends the token to the server. Errors are only logged. @returns a function that stops it */
export function registerForPush(): () => void {
  if (!Capacitor.isNativePlatform()) return () => undefined;
  const listeners: Promise<PluginListenerHandle>[] = [];
  const controller = new AbortController();
  const isStopped = () => controller.signal.aborted;
  void (async () => {
    if (!(await requestPermission()) || isStopped()) return;
    listeners.push(
      PushNotifications.addListener(
        'registration',
        ({ value }) => void reportFailure('push-device', sendDevice(value)),
      ),
      PushNotifications.addListener('registrationError', () => reportNativeError('push-registration')),
    );
    await Promise.all(listeners);
    if (!isStopped()) await PushNotifications.register();
  })().catch(() => reportNativeError('push-setup'));
  return () => {
    controller.abort();
    listeners.forEach((listener) => void listener.then((handle) => handle.remove()));
  };
}

async function requestPermission(): Promise<boolean> {
  const known = await PushNotifications.checkPermissions();
  const { receive } = known.receive.startsWith('prompt') ? await PushNotifications.requestPermissions() : known;
  return receive === 'granted';
}

async function sendDevice(deviceToken: string): Promise<void> {
  const body = new URLSearchParams({ deviceToken, deviceId: deviceId() });
  const { ok } = await fetch('/native/push', { method: 'POST', body, redirect: 'manual' });
  if (!ok) throw new Error('the device was not registered');
}

async function reportFailure(error: NativeError, work: Promise<void>): Promise<void> {
  await work.catch(() => reportNativeError(error));
}
