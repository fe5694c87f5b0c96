interface BloomClass {
  /** The tint of a picture's frame. */
  plate: string;
  /** The colour itself, for swatches. */
  swatch: string;
}

const classes = new Map<string, BloomClass>(
  Object.entries({
    red: { plate: 'bg-plate-red', swatch: 'bg-bloom-red' },
    white: { plate: 'bg-plate-white', swatch: 'bg-bloom-white' },
    pink: { plate: 'bg-plate-pink', swatch: 'bg-bloom-pink' },
    orange: { plate: 'bg-plate-orange', swatch: 'bg-bloom-orange' },
    yellow: { plate: 'bg-plate-yellow', swatch: 'bg-bloom-yellow' },
    purple: { plate: 'bg-plate-purple', swatch: 'bg-bloom-purple' },
    green: { plate: 'bg-plate-green', swatch: 'bg-bloom-green' },
    blue: { plate: 'bg-plate-blue', swatch: 'bg-bloom-blue' },
    cream: { plate: 'bg-plate-cream', swatch: 'bg-bloom-cream' },
    peach: { plate: 'bg-plate-peach', swatch: 'bg-bloom-peach' },
    burgundy: { plate: 'bg-plate-burgundy', swatch: 'bg-bloom-burgundy' },
    mixed: { plate: 'bg-plate-mixed', swatch: 'bg-bloom-mixed' },
  }),
);

const neutral: BloomClass = { plate: 'bg-tint', swatch: 'bg-line' };

/** Classes of a product's colour code; a code the design does not know stays neutral. */
export function bloomClass(color: string | undefined): BloomClass {
  return classes.get(color ?? '') ?? neutral;
}
