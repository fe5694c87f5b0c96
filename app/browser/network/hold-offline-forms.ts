import { useEffect } from 'react';
import { isOrderForm, showNetworkError } from './network-error';

/** Forms that change something are not sent offline: the page says so and stays, with all that was typed. */
export function useHoldOfflineForms(): void {
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const method = event.submitter?.getAttribute('formmethod') ?? (event.target as Element).getAttribute('method');
      if (navigator.onLine || method?.toLowerCase() !== 'post') return;
      event.preventDefault();
      event.stopPropagation();
      showNetworkError({ why: 'offline', isOrder: isOrderForm(new FormData(event.target as HTMLFormElement)) });
    };
    // Before React's own listeners.
    window.addEventListener('submit', hold, true);
    return () => window.removeEventListener('submit', hold, true);
  }, []);
}
