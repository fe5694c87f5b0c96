interface SwatchClass {
  mediaFrame: string;
  swatch: string;
}

const classes = new Map<string, SwatchClass>(
  Object.entries({
    red: { mediaFrame: 'bg-media-red', swatch: 'bg-swatch-red' },
    white: { mediaFrame: 'bg-media-white', swatch: 'bg-swatch-white' },
    pink: { mediaFrame: 'bg-media-pink', swatch: 'bg-swatch-pink' },
    orange: { mediaFrame: 'bg-media-orange', swatch: 'bg-swatch-orange' },
    yellow: { mediaFrame: 'bg-media-yellow', swatch: 'bg-swatch-yellow' },
    purple: { mediaFrame: 'bg-media-purple', swatch: 'bg-swatch-purple' },
    green: { mediaFrame: 'bg-media-green', swatch: 'bg-swatch-green' },
    blue: { mediaFrame: 'bg-media-blue', swatch: 'bg-swatch-blue' },
    cream: { mediaFrame: 'bg-media-cream', swatch: 'bg-swatch-cream' },
    peach: { mediaFrame: 'bg-media-peach', swatch: 'bg-swatch-peach' },
    burgundy: { mediaFrame: 'bg-media-burgundy', swatch: 'bg-swatch-burgundy' },
    mixed: { mediaFrame: 'bg-media-mixed', swatch: 'bg-swatch-mixed' },
  }),
);

const neutral: SwatchClass = { mediaFrame: 'bg-tint', swatch: 'bg-border' };

/** Classes of a product's colour code; a code the design does not know stays neutral. */
export function swatchClass(color: string | undefined): SwatchClass {
  return classes.get(color ?? '') ?? neutral;
}
