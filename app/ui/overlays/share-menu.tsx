import { useState } from 'react';
import { buttonClass, type ButtonVariant } from '../button';
import { CopyButton } from './copy-button';
import { Disclosure } from './disclosure';
import { MessageIcon } from '../icons';
import type { ShareView } from './share-view';
import { useHydrated } from 'remix-utils/use-hydrated';

type Props = ButtonVariant & {
  share: ShareView;
  /** Of the control, instead of a button's. */
  className?: string;
  /** Whether the menu copies, too. */
  copies?: boolean;
};

/** One control that sends something: by the device's own means, else by a menu of messengers, which works without JavaScript. */
export function ShareMenu({ share, variant = 'outline', size, className, copies = true }: Props) {
  const [isRefused, setRefused] = useState(false);
  const isShareable = useHydrated() && !isRefused && 'share' in navigator;
  const { label, ways, text, copy, copied } = share;
  const style = className ?? buttonClass({ variant, size });
  const content = (
    <>
      <MessageIcon className="size-5" />
      <span>{label}</span>
    </>
  );
  if (isShareable) {
    const onClick = () =>
      void send(share).catch((error: unknown) => setRefused(!(error instanceof Error) || error.name !== 'AbortError'));
    return (
      <button type="button" className={style} onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <Disclosure className="relative" summaryClass={style} summary={content}>
      <ul className="choices z-40 min-w-40 text-ink">
        {ways.map((way) => (
          <li key={way.label}>
            <a href={way.href}>{way.label}</a>
          </li>
        ))}
        {copies && (
          <li>
            <CopyButton text={text} label={copy} doneLabel={copied} variant="secondary" size="sm" wide />
          </li>
        )}
      </ul>
    </Disclosure>
  );
}

const type = 'application/pdf';
/** A browser allows sharing for some five seconds after a press, ms. */
const PDF_TIMEOUT_MS = 3_000;

/** @throws AbortError when the customer changes their mind */
async function send({ title, text, pdfHref }: ShareView): Promise<void> {
  const name = `${title}.pdf`;
  const isTaken = pdfHref && navigator.canShare({ files: [new File([], name, { type })] });
  const pdf = isTaken ? await Promise.race([readPdf(pdfHref).catch(() => null), wait(PDF_TIMEOUT_MS)]) : null;
  await navigator.share({ title, text, ...(pdf && { files: [new File([pdf], name, { type })] }) });
}

async function readPdf(href: string): Promise<Blob | null> {
  const pdf = await (await fetch(href)).blob();
  return pdf.type === type ? pdf : null;
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
