import { startTransition, useEffect, useState } from 'react';

/** The forms sent from this page that are no longer on their way, first to last: also one that was answered before React rendered it as sent, which `useNavigation` never shows. */
export function useSettledForms(): readonly FormData[] {
  const [settled, setSettled] = useState<readonly FormData[]>([]);
  useEffect(() => {
    const router = window.__remixRouter;
    let sent = router.state.navigation.formData;
    return router.subscribe(({ navigation }) => {
      const last = sent;
      sent = navigation.formData;
      if (last && last !== sent) startTransition(() => setSettled((forms) => [...forms, last]));
    });
  }, []);
  return settled;
}
