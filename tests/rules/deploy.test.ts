import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import '~server/api/call-metrics';
import '~server/cache/cache-metrics';
import { watchProcess } from '~server/metrics';
import { settingNames } from '~server/settings';

const folder = fileURLToPath(new URL('../../docs/deploy/', import.meta.url));
const read = (name: string) => readFileSync(folder + name, 'utf8');
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const known: readonly string[] = settingNames;

interface Container {
  readonly environment: Readonly<Record<string, string>>;
}

describe('the deployment files', () => {
  it.each([...readdirSync(`${folder}kubernetes`).map((name) => `kubernetes/${name}`), 'compose.yaml', 'prometheus-rules.yaml'])('%s is good YAML', (name) => {
    const documents = parseAllDocuments(read(name));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  it('set only what the portal reads', () => {
    const compose = parse(read('compose.yaml')) as { services: { portal: Container } };
    const [config, secret] = parseAllDocuments(read('kubernetes/settings.yaml')).map((each) => each.toJS() as Record<'data' | 'stringData', Record<string, string>>);
    const names = [compose.services.portal.environment, config?.data ?? {}, secret?.stringData ?? {}].flatMap(Object.keys);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the settings', () => {
  it('stand in the README, each one, and no others', () => {
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('For operators:'));
    const named = [...table.matchAll(/`([A-Z][A-Z_]{2,})`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.includes(name) && name !== 'EMBEDDED')).toEqual([]);
  });
});

describe('the metrics', () => {
  let names: string[];
  beforeAll(() => {
    watchProcess();
    names = register.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]);
  });

  it.each(['prometheus-rules.yaml', 'grafana-dashboard.json', 'README.md'])('that %s names exist', (file) => {
    const named = [...read(file).matchAll(/\b(?:portal|nodejs|process)_[a-z0-9_]*[a-z]\b/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are all on the dashboard, the portal’s own', () => {
    const dashboard = read('grafana-dashboard.json');
    const own = register.getMetricsAsArray().map(({ name }) => name).filter((name) => name.startsWith('portal_'));
    expect(own.length).toBeGreaterThan(6);
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});
