/**
 * Watches for the HTTP status of the data request of a page. Remix does not tell it where the answer is not its own, such as that of a proxy.
 * @returns ends the watch; the status is 0 where no answer came, or the browser does not say
 */
export function watchResponseStatus(pagePath: string): () => Promise<number> {
  const dataPath = pagePath === '/' ? '/_root.data' : `${pagePath.replace(/\/$/, '')}.data`;
  let status = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceResourceTiming[])
      if (new URL(entry.name, window.location.href).pathname === dataPath) status = entry.responseStatus;
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return async () => {
    // The browser notes an answer a moment after it has been read.
    await new Promise((resolve) => setTimeout(resolve, 50));
    note(observer.takeRecords());
    observer.disconnect();
    return status;
  };
}
