import type { Brush } from './brush';
import { drawDelphinium, drawGypsophila, drawHydrangea, drawViburnum } from './clusters';
import { drawEustoma, drawRanunculus } from './cups';
import { drawChrysanthemum, drawGerbera, drawSantini, drawSprayChrysanthemum } from './daisies';
import { drawFreesia } from './freesia';
import { drawCalla, drawIris } from './irises';
import { drawAlstroemeria, drawLily } from './lilies';
import { drawGardenRose, drawRose, drawSprayRose } from './roses';
import { drawEucalyptus, drawPistachio, drawRuscus } from './greens';
import { drawAmaranth, drawCotton, drawDriedBouquet, drawLagurus } from './dried';
import { drawCarnation, drawMatthiola, drawPeony } from './ruffles';
import { drawTulip } from './tulip';

/** Draws in a first colour; `second` differs from it where the colour is a mix, `natural` is cream. */
type Drawing = (brush: Brush, second: Brush, natural: Brush) => string;

/** How each species is drawn. */
export const drawings: Readonly<Record<string, Drawing>> = {
  rose: drawRose,
  'garden-rose': drawGardenRose,
  'spray-rose': drawSprayRose,
  tulip: drawTulip,
  chrysanthemum: drawChrysanthemum,
  'spray-chrysanthemum': drawSprayChrysanthemum,
  santini: drawSantini,
  gerbera: drawGerbera,
  eucalyptus: drawEucalyptus,
  ruscus: drawRuscus,
  pistachio: drawPistachio,
  amaranth: drawAmaranth,
  lagurus: drawLagurus,
  cotton: drawCotton,
  'dried-bouquet': drawDriedBouquet,
  lily: drawLily,
  alstroemeria: drawAlstroemeria,
  iris: drawIris,
  freesia: drawFreesia,
  calla: drawCalla,
  hydrangea: drawHydrangea,
  viburnum: drawViburnum,
  gypsophila: drawGypsophila,
  delphinium: drawDelphinium,
  carnation: drawCarnation,
  eustoma: drawEustoma,
  ranunculus: drawRanunculus,
  peony: drawPeony,
  matthiola: drawMatthiola,
};
