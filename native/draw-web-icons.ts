import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawIcon, drawSplash, type IconLook } from './draw-icons';

/** `npm run native:icons`: draws the icons of the site from public/favicon.svg. */
const icons: Readonly<Record<string, readonly [IconLook, number]>> = {
  'apple-touch-icon.png': ['square', 180],
  'favicon-32.png': ['rounded', 32],
  'icons/icon-192.png': ['rounded', 192],
  'icons/icon-512.png': ['rounded', 512],
  'icons/maskable-512.png': ['square', 512],
};

const folder = fileURLToPath(new URL('../public/', import.meta.url));
mkdirSync(`${folder}icons`, { recursive: true });
for (const [path, [look, size]] of Object.entries(icons)) writeFileSync(folder + path, await drawIcon(look, size));

/** What messengers show of a link to a page without a picture. */
const preview = sharp(await drawSplash(1200, 630)).jpeg({ quality: 80, mozjpeg: true });
writeFileSync(`${folder}pictures/preview.jpg`, await preview.toBuffer());
