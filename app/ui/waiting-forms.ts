import { useEffect, useState } from 'react';

/** The forms that wait for their turn, or are sent past the router, which shows nothing of them. */
let waiting: readonly FormData[] = [];
const followers = new Set<() => void>();

/** The forms that wait for their turn, or are sent past the router. */
export const waitingForms = (): readonly FormData[] => waiting;

/** Tells the page which forms wait from here on. */
export function setWaitingForms(forms: readonly FormData[]): void {
  waiting = forms;
  followers.forEach((follow) => follow());
}

/** The forms that wait, followed. */
export function useWaitingForms(): readonly FormData[] {
  const [forms, setForms] = useState(waiting);
  useEffect(() => {
    const follow = () => setForms(waiting);
    follow();
    followers.add(follow);
    return () => {
      followers.delete(follow);
    };
  }, []);
  return forms;
}
