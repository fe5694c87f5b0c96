import { useEffect } from 'react';

/**
 * Marks the document once scripts answer, so that what only they can do (steppers, password eyes) shows itself.
 * Called once, by the root.
 */
export function useHydratedAttribute(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
}
