import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingDefaults } from '../settings';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All settings with defaults, commented out, with their descriptions. @param table text of docs/settings.md */
export function writeEnvExample(table: string): string {
  const blocks = [...table.matchAll(/^\| (`[A-Z].*?) \| .*? \| (.*) \|$/gm)].map(([, names = '', meaning = '']) => {
    const lines = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => `#${name}=${settingDefaults[name] ?? ''}\n`);
    return `# ${meaning.replaceAll('`', '')}\n${lines.join('')}`;
  });
  return `# Settings of the portal; docs/settings.md has the same table. Made by \`npm run env:example\`.\n\n${blocks.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}.env.example`, writeEnvExample(readFileSync(`${root}docs/settings.md`, 'utf8')));
