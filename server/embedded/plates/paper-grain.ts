import { createRandom } from '../random';

/** How strong the grain is: standard deviation in steps of a channel. */
const STRENGTH = 16;
/** A prime, so that no pattern repeats from row to row. */
const LENGTH = 262_139;

let tile: Float32Array | undefined;

/** Grain for a long run of pixels, around zero; made once. */
function makeTile(): Float32Array {
  const random = createRandom('paper');
  // The sum of a few even spreads is close to a bell.
  return Float32Array.from({ length: LENGTH }, () => {
    const sum = random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1);
    return (sum * STRENGTH * 2) / (255 * 255);
  });
}

/** Lays paper grain over RGB pixels, in place: strong on middle tones, none on black and white. It also gives files the weight of photographs. */
export function layGrain(pixels: Buffer): void {
  tile ??= makeTile();
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = tile[(at / 3) % LENGTH] ?? 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      const light = pixels[channel] ?? 0;
      pixels[channel] = light + Math.round(grain * light * (255 - light));
    }
  }
}
