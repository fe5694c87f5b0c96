/** Capacitor's push plugin needs these callbacks of the app delegate. */
export const hooks = `    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

}
`;

/** Capacitor would show the offline page for cancelled loads too. */
export const controller = `
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
