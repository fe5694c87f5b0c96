import { App } from '@capacitor/app';

/** The hardware back button: it closes what is open over the page, else goes a page back, else leaves the app in the background. */
export function goBack({ canGoBack }: { canGoBack: boolean }): void {
  const dialog = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  const isClosed = pressEscape(dialog ?? document.activeElement ?? document.body);
  if (dialog || isClosed) return;
  if (canGoBack) window.history.back();
  else void App.minimizeApp();
}

/** Whether something was closed by it: then alone menus and suggestions keep the key to themselves. */
function pressEscape(target: Element): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
