import type { ReactElement } from 'react';
import type { Tone } from './notice';

/** What has just happened, in the customer's words. */
export type Message = {
  /** New for every message. */
  id: string;
  tone: Tone;
  title?: string | undefined;
  text: string;
  /** A button or a form such as 'undo'. */
  action?: ReactElement | undefined;
};
