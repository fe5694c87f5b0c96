import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { startBridge, type BridgeEvents } from './bridge.client';
import type { NativeView } from './native-view';
import { registerForPush } from './push.client';
import { UpdateScreen } from './update-screen';

/** The page's side of the native app: the update screen, or the ways between the page and the device. */
export default function NativeSide({ view }: { view: NativeView }) {
  const { isSignedIn, notificationsPath, update } = view;
  const isBlocked = update !== null;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const events = useRef<BridgeEvents>({});
  useEffect(() => {
    events.current = { onTapped: () => navigate(notificationsPath), onReceived: revalidate };
  }, [navigate, notificationsPath, revalidate]);

  // The device is listened to without a break: what it tells meanwhile would be lost.
  useEffect(
    () => startBridge(isBlocked ? {} : { onTapped: () => events.current.onTapped?.(), onReceived: () => events.current.onReceived?.() }),
    [isBlocked],
  );

  useEffect(() => {
    if (isSignedIn && !isBlocked) return registerForPush();
    return undefined;
  }, [isSignedIn, isBlocked]);

  return update && <UpdateScreen update={update} />;
}
