import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareProject } from './prepare-project';
import { setUpIos } from './set-up-ios';
import { readNativeSettings } from './settings';

const here = fileURLToPath(new URL('.', import.meta.url));
// Within the repository, as Capacitor looks for its packages upwards from the project.
const dir = join(here, '../.cache/native-test');
const env = { PUBLIC_URL: 'https://shop.example', APP_VERSION: '1.4.2', APP_BUILD: '17', SHOP_NAME: 'Квіти Оптом' };
const read = (path: string) => readFileSync(join(dir, path), 'utf8');
const configOf = (path: string) => JSON.parse(read(path)) as Record<string, Record<string, unknown>>;

beforeAll(() => {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const name of ['package.json', 'capacitor.config.ts', 'settings.ts'])
    copyFileSync(join(here, name), join(dir, name));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

describe('prepareProject for Android', () => {
  const main = 'android/app/src/main/';
  beforeAll(() => prepareProject(dir, 'android', readNativeSettings(env)), 180_000);

  it('prepareProject for Android loads the portal with its own user agent and leaves cookies and requests to the web view', () => {
    const config = configOf(`${main}assets/capacitor.config.json`);
    expect(config['server']).toEqual({
      url: 'https://shop.example',
      cleartext: false,
      allowNavigation: ['shop.example'],
      errorPath: 'offline.html',
    });
    expect(config['android']).toMatchObject({ appendUserAgent: 'FlowerPortalApp/1.4.2.17 (android)' });
    expect(config['plugins']).toMatchObject({
      CapacitorCookies: { enabled: false },
      CapacitorHttp: { enabled: false },
    });
    const plugins = JSON.parse(read(`${main}assets/capacitor.plugins.json`)) as { pkg: string }[];
    expect(plugins.map(({ pkg }) => pkg).sort()).toEqual(
      ['app', 'browser', 'filesystem', 'push-notifications', 'share', 'splash-screen'].map(
        (name) => `@capacitor/${name}`,
      ),
    );
  });

  it('prepareProject for Android targets SDK 36, as the store asks, and draws from edge to edge', () => {
    expect(read('android/variables.gradle')).toMatch(/targetSdkVersion = 36\n/);
    const config = configOf(`${main}assets/capacitor.config.json`);
    expect(config['plugins']).toMatchObject({
      SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    });
    // An older web view stands between the bars, which then show the window.
    expect(read(`${main}res/values/styles.xml`)).toMatch(
      /name="AppTheme.NoActionBar"[^]*?<item name="android:windowBackground">@color\/ic_launcher_background<\/item>[^]*?<\/style>/,
    );
  });

  it('prepareProject for Android sets the permission for notifications, the version and the name', () => {
    expect(read(`${main}AndroidManifest.xml`)).toContain('android.permission.POST_NOTIFICATIONS');
    expect(read(`${main}AndroidManifest.xml`)).toContain('android:allowBackup="false"');
    expect(read('android/app/build.gradle')).toMatch(/versionCode 17\n\s+versionName "1.4.2"/);
    expect(read(`${main}res/values/strings.xml`)).toContain('Квіти Оптом');
  });

  it('prepareProject for Android adds the offline page in three languages with links to the portal', () => {
    const page = read(`${main}assets/public/offline.html`);
    for (const title of ['Немає зв’язку', 'No connection', 'Нет связи']) expect(page).toContain(`<h1>${title}</h1>`);
    expect(page.match(/<a href="https:\/\/shop\.example\/">/g)).toHaveLength(3);
  });

  it('prepareProject for Android makes icons and splash screens from the logo', async () => {
    for (const path of ['drawable-port-xhdpi/splash.png', 'mipmap-xxhdpi/ic_launcher.png']) {
      const { dominant } = await sharp(join(dir, main, 'res', path))
        .flatten({ background: '#0d3324' })
        .stats();
      expect([dominant.r, dominant.g, dominant.b].map((value) => value >> 4)).toEqual([0, 3, 2]);
    }
    const { channels } = await sharp(join(dir, main, 'res/drawable-mdpi/ic_notice.png')).metadata();
    expect(channels).toBe(4);
  });

  it('prepareProject for Android shows every response of the portal, and the offline page only for failed connections', () => {
    const activity = read(`${main}java/ua/kyiv/flowers/portal/MainActivity.java`);
    for (const name of ['WebView', 'WebResourceRequest', 'WebResourceResponse'])
      expect(activity).toContain(`import android.webkit.${name};`);
    expect(activity).toMatch(/super\.load\(\);\s+bridge\.setWebViewClient\(new BridgeWebViewClient\(bridge\) \{/);
    expect(activity).toMatch(
      /@Override\s+public void onReceivedHttpError\(WebView \w+, WebResourceRequest \w+, WebResourceResponse \w+\) \{\}/,
    );
  });

  it('prepareProject for Android opens links to the portal in the app, and takes shared texts to the quick order', () => {
    const manifest = read(`${main}AndroidManifest.xml`);
    const [link = '', share = ''] =
      manifest.match(/<intent-filter(?! *>\s*<action[^>]*MAIN)[^]*?<\/intent-filter>/g) ?? [];
    expect(link).toMatch(/^<intent-filter android:autoVerify="true">/);
    for (const name of ['action.VIEW', 'category.DEFAULT', 'category.BROWSABLE'])
      expect(link).toContain(`android:name="android.intent.${name}"`);
    expect(link).toContain('<data android:scheme="https" android:host="shop.example" />');
    expect(share).toContain('android:name="android.intent.action.SEND"');
    expect(share).toContain('<data android:mimeType="text/plain" />');
    const activity = read(`${main}java/ua/kyiv/flowers/portal/MainActivity.java`);
    for (const name of ['content.Intent', 'net.Uri']) expect(activity).toContain(`import android.${name};`);
    expect(activity).toMatch(/@Override\s+protected void onNewIntent\(Intent intent\)/);
    expect(activity).toContain('bridge.getServerUrl() + "/quick-order?message=" + Uri.encode(text)');
  });

  it('prepareProject for Android changes only version and name when it runs again with others', async () => {
    const paths = [`${main}AndroidManifest.xml`, `${main}java/ua/kyiv/flowers/portal/MainActivity.java`];
    const before = paths.map(read);
    await prepareProject(dir, 'android', {
      ...readNativeSettings(env),
      version: '1.5.0',
      build: 18,
      appName: "Bud'mo",
    });
    expect(paths.map(read)).toEqual(before);
    expect(read('android/app/build.gradle')).toMatch(/versionCode 18\n\s+versionName "1.5.0"/);
    expect(read(`${main}res/values/strings.xml`).match(/>Bud\\'mo</g)).toHaveLength(2);
  }, 180_000);

  it('prepareProject for Android rejects a project of another app', async () => {
    const another = prepareProject(dir, 'android', { ...readNativeSettings(env), appId: 'ua.lviv.flowers' });
    await expect(another).rejects.toThrow(
      /^APP_ID: .*android is the app ua\.kyiv\.flowers\.portal, not ua\.lviv\.flowers/,
    );
  });
});

it('prepareProject for iOS sets up push notifications and changes only the name when it runs again', async () => {
  await prepareProject(dir, 'ios', readNativeSettings(env));
  const delegate = read('ios/App/App/AppDelegate.swift');
  expect(read('ios/App/App/Info.plist')).toContain('<string>Квіти Оптом</string>');
  await prepareProject(dir, 'ios', { ...readNativeSettings(env), appName: "Bud'mo" });
  await expect(prepareProject(dir, 'ios', { ...readNativeSettings(env), appId: 'ua.lviv.flowers' })).rejects.toThrow(
    'APP_ID: ',
  );
  expect(read('ios/App/App/AppDelegate.swift')).toBe(delegate);
  expect(read('ios/App/App/Info.plist')).toContain("<string>Bud'mo</string>");
  expect(read('ios/App/App/Info.plist')).not.toContain('Квіти Оптом');
  expect(configOf('ios/App/App/capacitor.config.json')['ios']).toMatchObject({
    appendUserAgent: 'FlowerPortalApp/1.4.2.17 (ios)',
  });
  expect(read('ios/App/App/AppDelegate.swift').match(/capacitorDidRegisterForRemoteNotifications/g)).toHaveLength(1);
  expect(read('ios/App/App/App.entitlements')).toContain('aps-environment');
  expect(read('ios/App/App/App.entitlements')).toContain('<string>applinks:shop.example</string>');
  expect(read('ios/App/App/Info.plist')).toContain('remote-notification');
  const project = read('ios/App/App.xcodeproj/project.pbxproj');
  expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2);
  expect(project.match(/PrivacyInfo\.xcprivacy in Resources \*\//g)).toHaveLength(2);
  expect(read('ios/App/App/PrivacyInfo.xcprivacy')).toContain('C617.1');
  expect(project.match(/MARKETING_VERSION = 1.4.2;/g)).toHaveLength(2);
  expect(read('ios/App/CapApp-SPM/Package.swift')).toContain('CapacitorPushNotifications');
}, 180_000);

it('the iOS app does not take a cancelled load for a failed connection', () => {
  expect(read('ios/App/App/SceneDelegate.swift')).toContain('rootViewController = PortalViewController()');
  const swift = read('ios/App/App/AppDelegate.swift');
  expect(swift.match(/^import WebKit$/gm)).toHaveLength(1);
  expect(swift.match(/if !wasGivenUp\(error\) \{ super\.webView\(/g)).toHaveLength(2);
  expect(swift).toContain('reason.code == NSURLErrorCancelled');
});

it('setUpIos rejects an Xcode project with code of another version and names its file', () => {
  const swift = read('ios/App/App/AppDelegate.swift');
  writeFileSync(
    join(dir, 'ios/App/App/AppDelegate.swift'),
    swift.replace('PortalNavigation.self', 'OtherNavigation.self'),
  );
  expect(() => setUpIos(join(dir, 'ios'), readNativeSettings(env))).toThrow(
    /AppDelegate\.swift: no place for class PortalViewController/,
  );
  expect(read('ios/App/App/AppDelegate.swift').match(/class PortalViewController/g)).toHaveLength(1);
});
