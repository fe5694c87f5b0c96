import type { Translated } from '../translated';

export interface CategoryDefinition {
  readonly id: number;
  readonly parentId: number | null;
  readonly keyword: string;
  readonly names: Translated;
  readonly descriptions: Translated;
  /** `<species>-<colour>-<n>` of the picture. */
  readonly picture: string;
}
