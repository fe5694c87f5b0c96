import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawCentred, drawIcon, drawSplash } from './draw-icons';

/** Sides of Android's notification icon by density, px. */
const noticeSizes = { mdpi: 24, hdpi: 36, xhdpi: 48, xxhdpi: 72, xxxhdpi: 96 };

/** Draws all icons and splash screens in the sizes of the platform's template. */
export async function drawProject(dir: string, platform: 'android' | 'ios'): Promise<void> {
  const pictures = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?:splash|ic_launcher|AppIcon).*\.png$/.test(path) && !path.includes('build/'),
  );
  const splashOf = drawSplashesOnce();
  for (const path of pictures) {
    const { width, height } = await sharp(join(dir, path)).metadata();
    writeFileSync(
      join(dir, path),
      path.includes('splash') ? await splashOf(width, height) : await drawOne(path, width, height),
    );
  }
  if (platform === 'ios') return;
  for (const [density, size] of Object.entries(noticeSizes)) {
    const path = join(dir, `app/src/main/res/drawable-${density}/ic_notice.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await drawIcon('shadow', size));
  }
}

function drawSplashesOnce(): typeof drawSplash {
  const drawn = new Map<string, Promise<Buffer>>();
  return (width, height) => {
    const size = `${width} ${height}`;
    const splash = drawn.get(size) ?? drawSplash(width, height);
    drawn.set(size, splash);
    return splash;
  };
}

/** Launchers may cut an adaptive icon's foreground down to its middle two thirds. */
function drawOne(path: string, width: number, height: number): Promise<Buffer> {
  if (path.includes('foreground')) return drawCentred(width, height, 0.7);
  return drawIcon(path.includes('AppIcon') ? 'square' : 'rounded', width);
}
