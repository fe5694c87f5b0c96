import { useNavigation } from '@remix-run/react';
import { PAGE_LOADING_ID } from '~/browser/network/page-loading';

/** Shown while a page loads, after 300 ms. */
export function ProgressLine({ label }: { label: string }) {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return (
    <div id={PAGE_LOADING_ID} role="status" className="pointer-events-none visible fixed inset-x-0 top-0 z-50">
      <div className="h-1 origin-left animate-wait bg-wheat opacity-0" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
