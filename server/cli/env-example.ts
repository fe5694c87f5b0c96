import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingDefaults } from '../settings';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All settings with defaults, commented out, with their descriptions. @param readme text of the README */
export function writeEnvExample(readme: string): string {
  const blocks = [...readme.matchAll(/^\| (`[A-Z].*?) \| .*? \| (.*) \|$/gm)].map(([, names = '', meaning = '']) => {
    const lines = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => `#${name}=${settingDefaults[name] ?? ''}\n`);
    return `# ${meaning.replaceAll('`', '')}\n${lines.join('')}`;
  });
  return `# Settings of the portal; README.md has the same table. Made by \`npm run env:example\`.\n\n${blocks.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}.env.example`, writeEnvExample(readFileSync(`${root}README.md`, 'utf8')));
