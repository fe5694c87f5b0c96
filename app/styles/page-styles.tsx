import { createContext, useContext } from 'react';
import file from './app.css?url';

/** The text of the style sheet, where the server writes it into the page; null where the page names its file. */
export const WrittenStyles = createContext<string | null>(null);

/** What the server wrote into this page: the browser leaves it as it is. */
const found =
  typeof document === 'undefined' ? null : (document.querySelector('style[data-page]')?.textContent ?? null);

/** The style sheet of the page: its file, which the browser keeps, or on a visitor's first page its text, which saves a round trip before anything is seen. */
export function PageStyles() {
  const text = useContext(WrittenStyles) ?? found;
  if (text === null) return <link rel="stylesheet" href={file} />;
  return <style data-page="" dangerouslySetInnerHTML={{ __html: text }} />;
}
