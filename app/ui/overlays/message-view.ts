import type { ReactElement } from 'react';
import type { Tone } from './notice';

export type Message = {
  /** New for every message. */
  id: string;
  tone: Tone;
  title?: string | undefined;
  text: string;
  action?: ReactElement | undefined;
};
