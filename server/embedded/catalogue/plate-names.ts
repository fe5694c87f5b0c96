import type { Colour } from '../flora/colours';
import type { Variety } from '../flora/varieties';

/** Size of every picture, pixels: the widest that a page asks for, and no more, as each is drawn while somebody waits. */
export const PLATE = { width: 1280, height: 1357 } as const;

/** Path of a picture on the API's host. */
export function platePath(name: string): string {
  return `/files/plates/${name}.jpg`;
}

/** `<species>-<colour>-<n>` */
export function plateName(species: string, colour: Colour, n: number): string {
  return `${species}-${colour}-${n}`;
}

/** The pictures of a variety as the wire shows them. */
export function viewPlates(variety: Variety, origin: string, alt: string) {
  const name = plateName(variety.species.code, variety.colour, variety.plate);
  return [{ url: origin + platePath(name), ...PLATE, alt }];
}
