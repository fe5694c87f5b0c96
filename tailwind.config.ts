import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { iconPlaces, iconSheet } from './app/styles/icon-shapes';

/** Colour tokens: their values, light and dark, are custom properties in app/styles/tokens.css. */
const inks = [
  'paper',
  'surface',
  'ink',
  'muted',
  'border',
  'border-strong',
  'header',
  'header-ink',
  'header-muted',
  'header-border',
  'leaf',
  'leaf-strong',
  'on-leaf',
  'leaf-ink',
  'tint',
  'poppy',
  'poppy-strong',
  'poppy-ink',
  'poppy-tint',
  'amber-ink',
  'amber-tint',
  'sage',
  'wheat',
  'wheat-strong',
  'wheat-ink',
  'scrim',
];

/** The twelve stable colour codes of a product: `media-*` tints its picture frame, `swatch-*` is its swatch. */
const blooms = [
  'red',
  'white',
  'pink',
  'orange',
  'yellow',
  'purple',
  'green',
  'blue',
  'cream',
  'peach',
  'burgundy',
  'mixed',
];
const plainBlooms = blooms.filter((bloom) => bloom !== 'mixed');

const named = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, `var(--${prefix}${name})`]));

export default {
  content: ['./app/**/*.{ts,tsx}', '!./app/**/*.test.*'],
  darkMode: 'media',
  theme: {
    // In the reader's own text size: larger letters get the layout of a narrower screen.
    screens: { sm: '30em', md: '47.5em', lg: '67.5em', xl: '77.5em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...named('', inks),
      ...named('media-', blooms),
      ...named('swatch-', plainBlooms),
    },
    fontFamily: { sans: 'var(--font)' },
    fontWeight: { normal: '400', medium: '550', semibold: '620', bold: '650' },
    fontSize: {
      tiny: ['min(0.6875rem, 3.45vw)', '1.2'],
      fine: ['0.78125rem', '1.35'],
      small: ['0.84375rem', '1.4'],
      meta: ['0.9375rem', '1.45'],
      base: ['1rem', '1.45'],
      name: ['1.0625rem', { lineHeight: '1.2', letterSpacing: '-0.015em' }],
      brand: ['1.25rem', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
      section: ['1.3125rem', { lineHeight: '1.2', letterSpacing: '-0.02em' }],
      total: ['1.75rem', { lineHeight: '1.15', letterSpacing: '-0.03em' }],
      title: ['clamp(1.9375rem, 1.6rem + 1.6vw, 2.75rem)', { lineHeight: '1.05', letterSpacing: '-0.035em' }],
    },
    borderRadius: { none: '0', tag: '0.4375rem', DEFAULT: '0.625rem', lg: '0.875rem', full: '9999px' },
    extend: {
      spacing: {
        13: '3.25rem',
        15: '3.75rem',
        18: '4.5rem',
        21: '5.25rem',
        header: '4.5rem',
        'bottom-nav': '3.875rem',
        filters: '14.5rem',
        summary: '24rem',
        toast: 'min(22.25rem, 100% - 1.5rem)',
        safe: 'env(safe-area-inset-bottom, 0px)',
        'safe-top': 'env(safe-area-inset-top, 0px)',
        'safe-left': 'env(safe-area-inset-left, 0px)',
        'safe-right': 'env(safe-area-inset-right, 0px)',
      },
      mask: { icons: iconSheet },
      backgroundImage: { 'swatch-mixed': 'var(--swatch-mixed)' },
      maxWidth: {
        auth: '29rem',
        page: 'var(--page)',
        prose: '42rem',
        form: '26rem',
        drawer: '54rem',
        toast: '26.25rem',
      },
      minHeight: { target: '2.75rem', main: '60vh' },
      minWidth: { target: '2.75rem', toast: '22.25rem' },
      maxHeight: { dialog: '85dvh' },
      inset: {
        header: 'calc(4.5rem + env(safe-area-inset-top, 0px))',
        'below-notch': 'calc(0.75rem + env(safe-area-inset-top, 0px))',
        'full-bottom-nav': 'calc(3.875rem + env(safe-area-inset-bottom, 0px))',
      },
      aspectRatio: { media: '1 / 1.06' },
      gridTemplateColumns: {
        choice: 'auto minmax(0, 1fr) auto',
        catalogue: '14.5rem minmax(0, 1fr)',
        checkout: 'minmax(0, 1fr) 25rem',
        cart: '22rem minmax(0, 1fr)',
        // The cart's total has its room before the first line is added.
        'bottom-nav': 'repeat(4, minmax(max-content, auto)) minmax(min(8rem, 33vw), max-content)',
      },
      transitionDuration: { DEFAULT: '160ms' },
      animation: {
        rise: 'rise 180ms ease-out both',
        fade: 'fade 160ms ease-out both',
        wait: 'wait 8s cubic-bezier(0.1, 0.7, 0.2, 1) 300ms both',
      },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        fade: { from: { opacity: '0' } },
        wait: { from: { opacity: '1', transform: 'scaleX(0)' }, to: { opacity: '1', transform: 'scaleX(0.94)' } },
      },
    },
  },
  // Words of the code that are no classes here.
  blocklist: ['!price', '!choice', '!choices', '!input', '!lot', '!lots', 'grow', 'inline', 'transform'],
  corePlugins: { container: false, filter: false, resize: false },
  plugins: [
    plugin((api) => {
      // `ready` is set on the root once scripts answer: what only they can do stays hidden, in its place, until then.
      api.addVariant('ready', ':root[data-ready] &');
      // `icon-bell`: the shape of an `icon`, which app/styles/icons.css cuts out of the text's colour. Every browser knows the older name, too.
      api.matchUtilities({ icon: (place: string) => ({ '-webkit-mask-position': place }) }, { values: iconPlaces });
    }),
  ],
  // What shadows, rings and shapes build on is set where they are used, not on every element of a page.
  experimental: { optimizeUniversalDefaults: true },
} satisfies Config;
