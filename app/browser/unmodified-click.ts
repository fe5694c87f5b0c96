import type { MouseEvent } from 'react';

type Keys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
