import { App } from '@capacitor/app';

/** The hardware back button: it closes what is open over the page, else goes a page back, else leaves the app in the background. */
export function goBack({ canGoBack }: { canGoBack: boolean }): void {
  const dialog = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  if (dialog) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  else if (canGoBack) window.history.back();
  else void App.minimizeApp();
}
