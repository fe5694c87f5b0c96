import type { LinkView } from '~/ui/button';

export interface ShareView {
  /** 'Надіслати' */
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  readonly title: string;
  /** With the address. */
  readonly text: string;
  /** The PDF that a device sends along if it can. */
  readonly pdfHref: string | null;
  /** Messengers, for browsers that cannot share. */
  readonly ways: readonly LinkView[];
}
