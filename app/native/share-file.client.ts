import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { reload } from '~/browser/deploy/reload-guard';

/** Downloads a file and opens the share sheet. Reloads the page when the session has ended. @throws when there is no file or it cannot be shared */
export async function shareFile(href: string): Promise<void> {
  const response = await fetch(href);
  if (response.redirected) return reload();
  const name = nameOf(response);
  if (!response.ok || name === null) throw new Error(`no file: ${String(response.status)}`);
  const data = await toBase64(await response.blob());
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache });
  await Share.share({ title: name, dialogTitle: name, files: [uri] }).catch(unlessCancelled);
}

/** File name of a response; null for a page. */
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

/** Closing the share sheet rejects on both platforms. */
function unlessCancelled(error: unknown): void {
  if (!(error instanceof Error) || !/cancel/i.test(error.message)) throw error;
}
