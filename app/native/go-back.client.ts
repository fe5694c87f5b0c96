import { App } from '@capacitor/app';

/** The hardware back button: closes a dialog or menu, else goes back, else minimises the app. */
export function goBack({ canGoBack }: { canGoBack: boolean }): void {
  const dialog = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  const isClosed = dispatchEscape(dialog ?? document.activeElement ?? document.body);
  if (dialog || isClosed) return;
  if (canGoBack) window.history.back();
  else void App.minimizeApp();
}

/** Whether something was closed: menus and suggestions prevent the default of Escape. */
function dispatchEscape(target: Element): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
