import { fileURLToPath } from 'node:url';
import { copyRuntimePackages } from './runtime-packages.js';

const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: copy-runtime.js FOLDER');
await copyRuntimePackages(fileURLToPath(new URL('../../', import.meta.url)), target);
