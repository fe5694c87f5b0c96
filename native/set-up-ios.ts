import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from './edit-file';
import type { NativeSettings } from './settings';

const entitlements = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>development</string>
</dict>
</plist>
`;

const languages = `<key>CFBundleDevelopmentRegion</key>
	<string>uk</string>
	<key>CFBundleLocalizations</key>
	<array>
		<string>uk</string>
		<string>en</string>
		<string>ru</string>
	</array>
	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>
	<key>UIBackgroundModes</key>
	<array>
		<string>remote-notification</string>
	</array>`;

/** Capacitor's push plugin is told by the app's delegate what Apple answered. */
const hooks = `    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

}
`;

/** Gives the Xcode project its version, languages, the right to push and the delegate's hooks for it. */
export function setUpIos(dir: string, { version, build }: NativeSettings): void {
  const app = join(dir, 'App/App');
  writeFileSync(join(app, 'App.entitlements'), entitlements);
  editFile(join(app, 'Info.plist'), [[/<key>CFBundleDevelopmentRegion<\/key>\s*<string>en<\/string>/, languages]]);
  editFile(join(app, 'AppDelegate.swift'), [[/\n\}\n*$/, `\n${hooks}`]]);
  editFile(join(dir, 'App/App.xcodeproj/project.pbxproj'), [
    [/INFOPLIST_FILE = App\/Info.plist;/g, 'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;'],
    [/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${build};`],
    [/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`],
  ]);
}
