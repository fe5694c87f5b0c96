import type { MouseEvent } from 'react';

type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for the page here and now, not in a tab of its own. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
