/** The screen that blocks an outdated app. `storeUrl` is null where there is no store page; `returnTo` is a path. */
export interface UpdateView {
  readonly title: string;
  readonly message: string;
  readonly versions: readonly { readonly label: string; readonly version: string }[];
  readonly button: string;
  readonly checking: string;
  readonly note: string;
  readonly storeUrl: string | null;
  readonly returnTo: string;
}

export interface NativeView {
  readonly isSignedIn: boolean;
  readonly notificationsPath: string;
  readonly quickOrderPath: string;
  readonly fileFailed: string;
  readonly update: UpdateView | null;
}
