/** Values of a checked box; `false` and `0` are no consent. */
export const checkboxField = ['yes', 'on', 'true', '1'] as const;

export function isChecked(sent: unknown): boolean {
  return checkboxField.some((each) => each === sent);
}
