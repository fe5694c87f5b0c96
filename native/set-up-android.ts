import { join } from 'node:path';
import { editFile } from './edit-file';
import type { NativeSettings } from './settings';

const notices = `<!-- Notifications -->
        <meta-data android:name="com.google.firebase.messaging.default_notification_icon" android:resource="@drawable/ic_notice" />
        <meta-data android:name="com.google.firebase.messaging.default_notification_color" android:resource="@color/ic_launcher_background" />
    </application>`;

const splash = `<item name="android:background">@drawable/splash</item>
        <item name="windowSplashScreenBackground">@color/ic_launcher_background</item>
        <item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>`;

const windowBackground = `<item name="android:background">@null</item>
        <item name="android:windowBackground">@color/ic_launcher_background</item>`;

const imports = `import android.content.Intent;
import android.net.Uri;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import com.getcapacitor.BridgeActivity;
import com.getcapacitor.BridgeWebViewClient;`;

const activity = `public class MainActivity extends BridgeActivity {

    @Override
    protected void load() {
        super.load();
        bridge.setWebViewClient(new BridgeWebViewClient(bridge) {
            /** What the portal answers is shown as it is; the offline page is for failed connections. */
            @Override
            public void onReceivedHttpError(WebView view, WebResourceRequest request, WebResourceResponse errorResponse) {}
        });
    }

    /** A text shared by another app comes to the page as a link to the quick order. */
    @Override
    protected void onNewIntent(Intent intent) {
        boolean isShared = intent != null && Intent.ACTION_SEND.equals(intent.getAction());
        String text = isShared ? intent.getStringExtra(Intent.EXTRA_TEXT) : null;
        super.onNewIntent(text == null ? intent : new Intent(
            Intent.ACTION_VIEW,
            Uri.parse(bridge.getServerUrl() + "/quick-order?message=" + Uri.encode(text))
        ));
    }
}`;

/** Links to the portal open in the app once its host confirms it (/.well-known/assetlinks.json). */
const intents = ({ protocol, hostname }: URL) => `

            <!-- Links to the portal -->
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="${protocol.slice(0, -1)}" android:host="${hostname}" />
            </intent-filter>
            <intent-filter>
                <action android:name="android.intent.action.SEND" />
                <category android:name="android.intent.category.DEFAULT" />
                <data android:mimeType="text/plain" />
            </intent-filter>

        </activity>`;

/** Sets name, version, permissions, links and shared texts, notification icon and colours; excludes data from cloud backups. */
export function setUpAndroid(dir: string, { url, appId, appName, version, build }: NativeSettings): void {
  const main = join(dir, 'app/src/main');
  const name = appName.replaceAll("'", "\\'");
  editFile(
    join(main, 'res/values/strings.xml'),
    ['app_name', 'title_activity_main'].map((key) => [new RegExp(`"${key}">[^<]*<`), `"${key}">${name}<`]),
  );
  editFile(join(main, `java/${appId.replaceAll('.', '/')}/MainActivity.java`), [
    [/import com\.getcapacitor\.BridgeActivity;/, imports],
    [/public class MainActivity extends BridgeActivity \{\s*\}/, activity],
  ]);
  editFile(join(main, 'AndroidManifest.xml'), [
    [/android:allowBackup="true"/, 'android:allowBackup="false"'],
    [/\s*(?:<!-- Links to the portal -->[^]*?)?<\/activity>/, intents(url)],
    [/<\/application>/, notices],
    [
      /<uses-permission android:name="android.permission.INTERNET" \/>/,
      '<uses-permission android:name="android.permission.INTERNET" />\n    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />',
    ],
  ]);
  editFile(join(dir, 'app/build.gradle'), [
    [/versionCode \d+\n/, `versionCode ${build}\n`],
    [/versionName "[^"]*"/, `versionName "${version}"`],
  ]);
  editFile(join(main, 'res/values/ic_launcher_background.xml'), [[/#FFFFFF/i, '#0D3324']]);
  editFile(join(main, 'res/values/styles.xml'), [
    [/<item name="android:background">@null<\/item>/, windowBackground],
    [/<item name="android:background">@drawable\/splash<\/item>/, splash],
  ]);
}
