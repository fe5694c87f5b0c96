import type { CapacitorConfig } from '@capacitor/cli';
import { readNativeSettings } from './settings';

const { url, version, appId, appName } = readNativeSettings(process.env);
const frame = '#0d3324';
const suffix = (platform: string) => `FlowerPortalApp/${version} (${platform})`;

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
  android: { appendUserAgent: suffix('android'), adjustMarginsForEdgeToEdge: 'auto', allowMixedContent: false },
  ios: { appendUserAgent: suffix('ios'), contentInset: 'automatic' },
  includePlugins: ['app', 'browser', 'filesystem', 'push-notifications', 'share', 'splash-screen', 'status-bar'].map(
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
    StatusBar: { overlaysWebView: false, style: 'DARK', backgroundColor: frame },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
  },
};

export default config;
