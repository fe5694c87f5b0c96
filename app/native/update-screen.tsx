import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { WaitIcon } from '~/ui/icons';
import { Logo } from '~/ui/logo';
import type { UpdateView } from './native-view.server';
import { startUpdate } from './start-update.client';

/** Replaces every page of an outdated app; works without JavaScript. */
export function UpdateScreen({ update }: { update: UpdateView }) {
  const [isChecking, setIsChecking] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setIsChecking(true);
    void startUpdate(update).finally(() => setIsChecking(false));
  };
  return (
    <main className="on-header grid min-h-screen place-content-center bg-header px-6 py-10 text-center text-header-ink">
      <Logo className="mx-auto mb-6 size-20" />
      <h1 className="text-title font-bold">{update.title}</h1>
      <p className="mx-auto mt-4 max-w-form">{update.message}</p>
      <dl className="mx-auto py-6 grid w-full max-w-form gap-2">
        {update.versions.map(({ label, version }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-header-border pb-2 text-left"
          >
            <dt className="text-header-muted">{label}</dt>
            <dd className="font-semibold">{version}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action="/native/update" onSubmit={onSubmit}>
        <input type="hidden" name="returnTo" value={update.returnTo} />
        <Button type="submit" variant="wheat" size="large" wide disabled={isChecking} className="max-w-form">
          {isChecking && <WaitIcon className="size-5 animate-spin" />}
          <span>{isChecking ? update.checking : update.button}</span>
        </Button>
      </form>
      <p className="mx-auto mt-4 max-w-form text-small text-header-muted">{update.note}</p>
    </main>
  );
}
