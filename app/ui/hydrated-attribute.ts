import { useEffect } from 'react';

/** Marks the document as hydrated: styles then show what needs JavaScript, such as steppers. */
export function useHydratedAttribute(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
}
