/** Values of the form by the name of their field. */
export type RetailValues = Readonly<Record<string, string | undefined>>;

export interface MarkupField {
  /** `markup-` and the id of the category. */
  readonly name: string;
  readonly label: string;
  readonly below: readonly MarkupField[];
}
