/** Id of what shows that another page loads. */
export const PAGE_LOADING_ID = 'page-loading';

export function isPageLoading(): boolean {
  return document.getElementById(PAGE_LOADING_ID) !== null;
}
