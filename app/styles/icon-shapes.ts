import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** As they are called at lucide.dev. */
const names = [
  ...'arrow-up-down bookmark calendar-clock chevron-down chevron-left chevron-right circle-alert'.split(' '),
  ...'circle-check clipboard-list eye-off layout-grid loader-circle log-in log-out map-pin'.split(' '),
  ...'message-square-text rotate-ccw shopping-basket sliders-horizontal trash-2 triangle-alert bell'.split(' '),
  ...'eye heart history info mail menu minus percent phone plus printer search user x'.split(' '),
];

const drawings = [
  ...names.map((name) => [name, draw(iconCalled(name))] as const),
  ['heart-full', `<g fill='#000'>${draw(lucide.Heart)}</g>`] as const,
];

/** Icons are drawn on a square of this side. */
const SIDE = 24;
/** Squares on the sheet, some of them empty: each is at a whole percentage of what is left of the sheet beside one. */
const SQUARES = 51;

/**
 * All the icons under one another, as a value of `mask`: a browser opens a document of its own for every SVG that a style names, and
 * a dozen of them took it as long as all the rest of a page's style.
 */
export const iconSheet = writeSheet(drawings.map(([, drawing]) => drawing));

/** Where on the sheet an icon is, as values of `mask-position` by its name; the stylesheet holds those that a page names (`icon-bell`). */
export const iconPlaces = Object.fromEntries(
  drawings.map(([name], place) => [name, `0 ${String((100 * place) / (SQUARES - 1))}%`]),
);

/** @throws Error for a name that there is no icon of */
function iconCalled(name: string): lucide.LucideIcon {
  const key = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  if (!(key in lucide)) throw new Error(`no icon ${name}`);
  return lucide[key as 'Heart'];
}

function writeSheet(sheet: readonly string[]): string {
  // Each group lies one square below the one it is in: what is said alike each time weighs nothing once it is compressed.
  const squares = sheet.map((drawing) => `<g transform='translate(0 ${String(SIDE)})'>${drawing}`);
  const ink = `fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 ${String(SIDE)} ${String(SIDE)} ${String(SIDE * SQUARES)}' ${ink}>${squares.join('')}${'</g>'.repeat(sheet.length)}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, (sign) => encodeURIComponent(sign))}") no-repeat 0 0 / 100% ${String(SQUARES)}00%`;
}

/** The lines of an icon, to a tenth of its 24 units: it is drawn at most that large. */
function draw(icon: lucide.LucideIcon): string {
  return renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/(?:path|circle|line|rect|polyline|ellipse)>/g, '/>')
    .replaceAll('"', "'")
    .replace(/(\d*\.\d{2,})(?=(\.?))/g, (_, length: string, point: string) => {
      const short = Number(length).toFixed(1).replace(/\.0$/, '').replace(/^0\./, '.');
      // A point after a whole number would be its own.
      return point !== '' && !short.includes('.') ? `${short} ` : short;
    });
}
