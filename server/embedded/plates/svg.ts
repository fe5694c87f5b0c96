/** A point of the 300 × 318 drawing. */
export type Point = readonly [x: number, y: number];

/** Short numbers keep a drawing of a thousand petals small. */
export function f(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A filled path. */
export function fill(d: string, paint: string, attributes = ''): string {
  return `<path d="${d}" fill="${paint}" ${attributes}/>`;
}

/** A drawn line. */
export function line(d: string, paint: string, width: number, attributes = ''): string {
  return `<path d="${d}" stroke="${paint}" stroke-width="${f(width)}" fill="none" stroke-linecap="round" ${attributes}/>`;
}

export function dot([x, y]: Point, radius: number, paint: string, attributes = ''): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${paint}" ${attributes}/>`;
}

/** Moves a drawing that points up from the origin: first scaled, then turned clockwise, then put at the point. */
export function place(drawing: string, [x, y]: Point, turn = 0, scale: number | Point = 1): string {
  const size = typeof scale === 'number' ? f(scale) : `${f(scale[0])} ${f(scale[1])}`;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(degrees(turn))}) scale(${size})">${drawing}</g>`;
}
