import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { startBridge } from './bridge.client';
import type { NativeView } from './native-view';
import { registerForPush } from './push.client';
import { UpdateScreen } from './update-screen';

/** The page's side of the native app: the update screen, or the ways between the page and the device. */
export default function NativeSide({ view }: { view: NativeView }) {
  const { isSignedIn, notificationsPath, update } = view;
  const isBlocked = update !== null;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const onTapped = () => navigate(notificationsPath);
    return startBridge(isBlocked ? {} : { onTapped, onReceived: revalidate });
  }, [isBlocked, navigate, notificationsPath, revalidate]);

  useEffect(() => {
    if (isSignedIn && !isBlocked) return registerForPush();
    return undefined;
  }, [isSignedIn, isBlocked]);

  return update && <UpdateScreen update={update} />;
}
