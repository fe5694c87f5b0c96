import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile, type Edit } from './edit-file';
import type { NativeSettings } from './settings';

/** Capacitor's push plugin needs these callbacks of the app delegate. */
const hooks = `    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

}
`;

/** Capacitor would show the offline page for cancelled loads too. */
const controller = `
class PortalViewController: CAPBridgeViewController {
    override open func capacitorDidLoad() {
        if let handler = webView?.navigationDelegate as? WebViewDelegationHandler {
            object_setClass(handler, PortalNavigation.self)
        }
    }
}

/// Shows the offline page for failed connections only. Takes the place of Capacitor's own class, so it may store nothing.
class PortalNavigation: WebViewDelegationHandler {
    override open func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
        if !wasGivenUp(error) { super.webView(webView, didFail: navigation, withError: error) }
    }

    override open func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        if !wasGivenUp(error) { super.webView(webView, didFailProvisionalNavigation: navigation, withError: error) }
    }

    /// Another load took its place, or it went on in another app (102: interrupted by a change of policy).
    private func wasGivenUp(_ error: Error) -> Bool {
        let reason = error as NSError
        return reason.code == NSURLErrorCancelled || (reason.domain == "WebKitErrorDomain" && reason.code == 102)
    }
}
`;

/** Links to the portal open in the app once its host confirms it (/.well-known/apple-app-site-association). */
const entitlements = ({ hostname }: URL) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>development</string>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${hostname}</string>
	</array>
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

/** Apple requires a reason for reading file times, which the file system plugin does. */
const privacy = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>NSPrivacyAccessedAPITypes</key>
	<array>
		<dict>
			<key>NSPrivacyAccessedAPIType</key>
			<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>
			<key>NSPrivacyAccessedAPITypeReasons</key>
			<array>
				<string>C617.1</string>
			</array>
		</dict>
	</array>
</dict>
</plist>
`;

/** Xcode lists a file of the app in four places. */
const privacyInProject: Edit[] = [
  [
    /\/\* End PBXBuildFile section/,
    '\t\tA17C0DE02F10000000000002 /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = A17C0DE02F10000000000001 /* PrivacyInfo.xcprivacy */; };\n/* End PBXBuildFile section',
  ],
  [
    /\/\* End PBXFileReference section/,
    '\t\tA17C0DE02F10000000000001 /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };\n/* End PBXFileReference section',
  ],
  [/\/\* Info\.plist \*\/,\n/, '/* Info.plist */,\n\t\t\t\tA17C0DE02F10000000000001 /* PrivacyInfo.xcprivacy */,\n'],
  [
    /\/\* Main\.storyboard in Resources \*\/,\n/,
    '/* Main.storyboard in Resources */,\n\t\t\t\tA17C0DE02F10000000000002 /* PrivacyInfo.xcprivacy in Resources */,\n',
  ],
];

/** Sets name, version, languages, push notifications and the view controller of the Xcode project. */
export function setUpIos(dir: string, { url, appName, version, build }: NativeSettings): void {
  const app = join(dir, 'App/App');
  writeFileSync(join(app, 'App.entitlements'), entitlements(url));
  writeFileSync(join(app, 'PrivacyInfo.xcprivacy'), privacy);
  editFile(join(app, 'Info.plist'), [
    [/<key>CFBundleDevelopmentRegion<\/key>\s*<string>en<\/string>/, languages],
    [
      /<key>CFBundleDisplayName<\/key>\s*<string>[^<]*<\/string>/,
      `<key>CFBundleDisplayName</key>\n\t<string>${appName}</string>`,
    ],
  ]);
  editFile(join(app, 'AppDelegate.swift'), [
    // Not inserted again when the file has another version of this code.
    [/\n\}\n*$(?<!class PortalViewController[^]*)/, `\n${hooks}`],
    [/import Capacitor\n/, 'import Capacitor\nimport WebKit\n'],
    [/$(?<!class PortalViewController[^]*)/, controller],
  ]);
  editFile(join(app, 'SceneDelegate.swift'), [
    [/rootViewController = CAPBridgeViewController\(\)/, 'rootViewController = PortalViewController()'],
  ]);
  editFile(join(dir, 'App/App.xcodeproj/project.pbxproj'), [
    [
      /(?:CODE_SIGN_ENTITLEMENTS = [^;]*;\s*)?INFOPLIST_FILE = App\/Info.plist;/g,
      'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;',
    ],
    [/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${build};`],
    [/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`],
    ...privacyInProject,
  ]);
}
