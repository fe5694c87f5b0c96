import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/**
 * Fetches a file of the portal and shows what the device can do with it: open, keep, send, print. Where the sign-in has ended the page leads to it.
 * @throws when there is no file, or the device does not take it
 */
export async function shareFile(href: string): Promise<void> {
  const response = await fetch(href);
  if (response.redirected) return window.location.reload();
  const name = nameOf(response);
  if (!response.ok || name === null) throw new Error(`no file: ${String(response.status)}`);
  const data = await toBase64(await response.blob());
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache });
  await Share.share({ title: name, dialogTitle: name, files: [uri] }).catch(unlessCancelled);
}

/** The name a file is sent under; null for what is none, such as a page that says what failed. */
function nameOf({ headers }: Response): string | null {
  return /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** Both platforms reject when the customer closes the sheet, which is no fault. */
function unlessCancelled(error: unknown): void {
  if (!(error instanceof Error) || !/cancel/i.test(error.message)) throw error;
}
