/** The screen that stands in place of every page of an app that is too old; its words are the server's. */
export interface UpdateView {
  readonly title: string;
  readonly message: string;
  readonly versions: readonly { readonly label: string; readonly version: string }[];
  readonly button: string;
  /** What the button says while the version is checked. */
  readonly checking: string;
  readonly note: string;
  /** The platform's store page; null where there is none. */
  readonly storeUrl: string | null;
  /** Path to go on to once no update is required. */
  readonly returnTo: string;
}

/** What a page inside the native app needs to know. */
export interface NativeView {
  readonly isSignedIn: boolean;
  readonly notificationsPath: string;
  /** What is said when a file cannot be had. */
  readonly fileFailed: string;
  readonly update: UpdateView | null;
}
