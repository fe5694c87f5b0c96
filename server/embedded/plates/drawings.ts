import type { Brush } from './brush';
import { drawAlstroemeria } from './alstroemeria';
import { drawAmaranth } from './amaranth';
import { drawCalla } from './calla';
import { drawCarnation } from './carnation';
import { drawCotton } from './cotton';
import { drawChrysanthemum, drawGerbera, drawSantini, drawSprayChrysanthemum } from './daisies';
import { drawDelphinium } from './delphinium';
import { drawDriedBouquet } from './dried-bouquet';
import { drawEucalyptus } from './eucalyptus';
import { drawEustoma } from './eustoma';
import { drawFreesia } from './freesia';
import { drawPistachio, drawRuscus } from './greens';
import { drawGypsophila } from './gypsophila';
import { drawHydrangea, drawViburnum } from './hydrangea';
import { drawIris } from './iris';
import { drawLagurus } from './lagurus';
import { drawLily } from './lily';
import { drawMatthiola } from './matthiola';
import { drawPeony } from './peony';
import { drawRanunculus } from './ranunculus';
import { drawGardenRose, drawRose, drawSprayRose } from './roses';
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
