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

/** Capacitor would show the offline page for every load that ends early, one that a second press on a link takes the place of among them. */
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

/** Gives the Xcode project its name, version, languages, a view that tells failed connections from other ends, the right to push and the delegate's hooks for it. */
export function setUpIos(dir: string, { appName, version, build }: NativeSettings): void {
  const app = join(dir, 'App/App');
  writeFileSync(join(app, 'App.entitlements'), entitlements);
  editFile(join(app, 'Info.plist'), [
    [/<key>CFBundleDevelopmentRegion<\/key>\s*<string>en<\/string>/, languages],
    [/<key>CFBundleDisplayName<\/key>\s*<string>[^<]*<\/string>/, `<key>CFBundleDisplayName</key>\n\t<string>${appName}</string>`],
  ]);
  editFile(join(app, 'AppDelegate.swift'), [
    [/\n\}\n*$/, `\n${hooks}`],
    [/import Capacitor\n/, 'import Capacitor\nimport WebKit\n'],
    [/$/, controller],
  ]);
  editFile(join(app, 'Base.lproj/Main.storyboard'), [[/customClass="CAPBridgeViewController" customModule="Capacitor"/, 'customClass="PortalViewController" customModule="App" customModuleProvider="target"']]);
  editFile(join(dir, 'App/App.xcodeproj/project.pbxproj'), [
    [/INFOPLIST_FILE = App\/Info.plist;/g, 'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;'],
    [/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${build};`],
    [/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`],
  ]);
}
