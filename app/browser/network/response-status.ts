/** Watches for the status of a page's data request, which Remix does not expose for the response of a proxy. @returns stops watching; its status is 0 where unknown */
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
    // The performance entry appears a moment after the response has been read.
    await new Promise((resolve) => setTimeout(resolve, 50));
    note(observer.takeRecords());
    observer.disconnect();
    return status;
  };
}
