import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

export type Platform = 'android' | 'ios';

/** Result of a plugin call: data or an error message. */
type Answer = Readonly<Record<string, unknown>> | { readonly error: string };

interface Device {
  /** Calls of the page as `Plugin.method` with their arguments. */
  readonly calls: { readonly call: string; readonly options: unknown }[];
  emit(plugin: string, event: string, data: object): void;
}

declare global {
  interface Window {
    device: Device;
  }
}

const bridges: Record<Platform, string> = {
  android: '@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  ios: '@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js',
};

/** Plugins of the app and their methods. */
const methods: Readonly<Record<string, readonly string[]>> = {
  App: ['minimizeApp', 'exitApp', 'getInfo'],
  Browser: ['open', 'close'],
  Filesystem: ['writeFile', 'readFile', 'deleteFile'],
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register'],
  Share: ['canShare', 'share'],
  SystemBars: ['setStyle', 'show', 'hide'],
};

/** User agent of an app version. */
export const userAgentOf = (platform: Platform, version: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 FlowerPortalApp/${version} (${platform})`;

/**
 * Runs the platform's own bridge before every page of the context, with a device that gives `answers`;
 * other calls succeed without data.
 */
export async function attachDevice(
  context: BrowserContext,
  platform: Platform,
  answers: Readonly<Record<string, Answer>> = {},
): Promise<void> {
  await context.addInitScript(actAsDevice, { platform, answers, methods });
  const bridge = readFileSync(
    fileURLToPath(new URL(`../../node_modules/${bridges[platform]}`, import.meta.url)),
    'utf8',
  );
  await context.addInitScript(bridge);
}

/** Names of the calls of a page to the device. */
export async function callsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => window.device.calls.map(({ call }) => call));
}

/** Runs in the page, before its own scripts and before the bridge. */
function actAsDevice({
  platform,
  answers,
  methods,
}: {
  platform: string;
  answers: Record<string, object>;
  methods: Record<string, readonly string[]>;
}): void {
  interface Call {
    callbackId: string;
    pluginId: string;
    methodName: string;
    options: { eventName?: string };
  }
  const listeners = new Map<string, string[]>();
  const calls: { call: string; options: unknown }[] = [];

  function take({ callbackId, pluginId, methodName, options }: Call): void {
    if (methodName === 'addListener') {
      const event = `${pluginId}.${options.eventName ?? ''}`;
      listeners.set(event, [...(listeners.get(event) ?? []), callbackId]);
      calls.push({ call: `${pluginId}.${methodName} ${options.eventName ?? ''}`, options });
      return;
    }
    if (methodName !== 'removeListener') calls.push({ call: `${pluginId}.${methodName}`, options });
    const answer = answers[`${pluginId}.${methodName}`] ?? {};
    const outcome =
      'error' in answer ? { success: false, error: { message: answer.error } } : { success: true, data: answer };
    setTimeout(() => give({ callbackId, pluginId, methodName, ...outcome }));
  }

  function give(result: object): void {
    if (platform === 'android') bridge.onmessage({ data: JSON.stringify(result) });
    else (window as unknown as { Capacitor: { fromNative(result: object): void } }).Capacitor.fromNative(result);
  }

  const bridge = {
    postMessage: (text: string) => take(JSON.parse(text) as Call),
    onmessage: (_: { data: string }): void => undefined,
  };
  const toWebKit = { messageHandlers: { bridge: { postMessage: take } } };
  const headers = Object.entries(methods).map(([name, own]) => ({
    name,
    methods: [
      { name: 'addListener', rtype: 'callback' },
      ...['removeListener', 'removeAllListeners', ...own].map((method) => ({ name: method, rtype: 'promise' })),
    ],
  }));
  Object.assign(window, {
    ...(platform === 'android' ? { androidBridge: bridge } : { webkit: toWebKit }),
    Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers },
    device: {
      calls,
      emit: (plugin: string, event: string, data: object) => {
        for (const callbackId of listeners.get(`${plugin}.${event}`) ?? []) {
          give({ callbackId, pluginId: plugin, methodName: 'addListener', success: true, save: true, data });
        }
      },
    },
  });
}
