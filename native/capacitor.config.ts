import type { CapacitorConfig } from '@capacitor/cli';
import { readNativeSettings } from './settings';

const { url, version, build, appId, appName } = readNativeSettings(process.env);
const frame = '#0d3324';
const suffix = (platform: string) => `FlowerPortalApp/${version}.${build} (${platform})`;

/** The web view handles pages, cookies and requests itself and stays on the portal's host. */
const config: CapacitorConfig = {
  appId,
  appName,
  webDir: 'www',
  backgroundColor: frame,
  loggingBehavior: 'debug',
  zoomEnabled: true,
  server: {
    url: url.origin,
    cleartext: url.protocol === 'http:',
    allowNavigation: [url.hostname],
    errorPath: 'offline.html',
  },
  android: { appendUserAgent: suffix('android'), allowMixedContent: false },
  // Pages leave room for notches and bars themselves (`viewport-fit=cover`).
  ios: { appendUserAgent: suffix('ios'), contentInset: 'never' },
  includePlugins: ['app', 'browser', 'filesystem', 'push-notifications', 'share', 'splash-screen'].map(
    (name) => `@capacitor/${name}`,
  ),
  plugins: {
    CapacitorCookies: { enabled: false },
    CapacitorHttp: { enabled: false },
    SplashScreen: {
      launchShowDuration: 800,
      launchAutoHide: true,
      backgroundColor: frame,
      androidScaleType: 'CENTER_CROP',
      showSpinner: false,
    },
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
  },
};

export default config;
