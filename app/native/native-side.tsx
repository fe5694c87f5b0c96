import { useNavigate, useRevalidator, useSubmit } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageArea } from '~/ui/overlays/message';
import type { Message } from '~/ui/overlays/message-view';
import { startBridge, type BridgeEvents } from './bridge.client';
import { shareFileLinks } from './file-links.client';
import type { NativeView } from './native-view.server';
import { parseOpenedUrl } from './opened-url';
import { registerForPush } from './push.client';
import { UpdateScreen } from './update-screen';

export default function NativeSide({ view }: { view: NativeView }) {
  const { t } = useTranslation('layout');
  const { isSignedIn, notificationsPath, quickOrderPath, fileFailed, update } = view;
  const [message, setMessage] = useState<Message | null>(null);
  const isBlocked = update !== null;
  const navigate = useNavigate();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();

  const events = useRef<BridgeEvents>({});
  useEffect(() => {
    events.current = {
      onTapped: () => navigate(notificationsPath),
      onReceived: revalidate,
      onOpened: (url) => {
        const opened = parseOpenedUrl(url, window.location.origin);
        // Posted, since it may be too long for an address.
        if (opened?.message) submit({ message: opened.message }, { method: 'post', action: quickOrderPath });
        else if (opened) window.location.assign(opened.path);
      },
    };
  }, [navigate, notificationsPath, quickOrderPath, revalidate, submit]);

  // Never unsubscribes in between: events would be lost.
  useEffect(
    () =>
      startBridge(
        isBlocked
          ? {}
          : {
              onTapped: () => events.current.onTapped?.(),
              onReceived: () => events.current.onReceived?.(),
              onOpened: (url) => events.current.onOpened?.(url),
            },
      ),
    [isBlocked],
  );

  useEffect(() => {
    if (isSignedIn && !isBlocked) return registerForPush();
    return undefined;
  }, [isSignedIn, isBlocked]);

  useEffect(
    () => shareFileLinks(() => setMessage({ id: String(Date.now()), tone: 'danger', text: fileFailed })),
    [fileFailed],
  );

  if (update) return <UpdateScreen update={update} />;
  return <MessageArea message={message} labels={{ area: t('toastArea'), one: t('toast'), close: t('common:close') }} />;
}
