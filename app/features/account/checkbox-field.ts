/** What a ticked box sends, here or in a program of a customer's own; `false` and `0` are no consent. */
export const checkboxField = ['yes', 'on', 'true', '1'] as const;

/** Whether what was sent is a tick. */
export function isChecked(sent: unknown): boolean {
  return checkboxField.some((each) => each === sent);
}
