import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { PushNotifications } from '@capacitor/push-notifications';
import type { NativeError } from './native-error';
import { deviceId } from './device-id.client';
import { reportNativeError } from './report.client';

/**
 * Registers the device for notifications: permission first, and only if it is granted the device with the platform,
 * then its token with the server. Whatever fails is logged only.
 * @returns how to stop
 */
export function registerForPush(): () => void {
  if (!Capacitor.isNativePlatform()) return () => undefined;
  const listeners: Promise<PluginListenerHandle>[] = [];
  const controller = new AbortController();
  const isStopped = () => controller.signal.aborted;
  void (async () => {
    if (!(await isAllowed()) || isStopped()) return;
    listeners.push(
      PushNotifications.addListener('registration', ({ value }) => void orReport('push-device', sendDevice(value))),
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

/** Asks only who was not asked before. */
async function isAllowed(): Promise<boolean> {
  const known = await PushNotifications.checkPermissions();
  const { receive } = known.receive.startsWith('prompt') ? await PushNotifications.requestPermissions() : known;
  return receive === 'granted';
}

async function sendDevice(deviceToken: string): Promise<void> {
  const body = new URLSearchParams({ deviceToken, deviceId: deviceId() });
  const { ok } = await fetch('/native/push', { method: 'POST', body, redirect: 'manual' });
  if (!ok) throw new Error('the device was not registered');
}

async function orReport(error: NativeError, work: Promise<void>): Promise<void> {
  await work.catch(() => reportNativeError(error));
}
