import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { defaultLimits } from '~server/http/http-server';
import { writeEnvExample } from '~server/cli/env-example';
import { settingNames } from '~server/settings';
import { folder, manifests, portals, read, services } from './deploy-files';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const known: readonly string[] = settingNames;
const [config, secret] = manifests('settings');
const nginx = 'nginx.ingress.kubernetes.io/';

describe('Deployment files', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

  it.each(names)('%s is valid YAML', (name) => {
    const documents = parseAllDocuments(read(name));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  it('block /metrics and /readyz from outside', () => {
    const closed = manifests('ingress').filter(
      ({ metadata }) => metadata.annotations?.[`${nginx}denylist-source-range`] === '0.0.0.0/0,::/0',
    );
    const paths = closed.flatMap(({ spec }) => spec?.rules ?? []).flatMap(({ http }) => http.paths);
    expect(paths.map(({ path, pathType }) => `${pathType} ${path}`)).toEqual(['Exact /metrics', 'Exact /readyz']);
    expect(read('Caddyfile')).toContain('@operators path /metrics /readyz\n\trespond @operators 404');
  });

  it('allow response headers of 16 kB for two session cookies', () => {
    expect(manifests('ingress')[0]?.metadata.annotations?.[`${nginx}proxy-buffer-size`]).toBe('16k');
  });

  it('try the next portal only when a connection fails', () => {
    expect(manifests('ingress')[0]?.metadata.annotations?.[`${nginx}proxy-next-upstream`]).toBe('error');
  });

  it('set the request ID in the proxy', () => {
    expect(read('Caddyfile')).toContain('header_up X-Request-Id {http.request.uuid}');
  });

  it('allow only the portals to connect to Redis', () => {
    expect(manifests('redis').find(({ kind }) => kind === 'NetworkPolicy')?.spec).toEqual({
      podSelector: { matchLabels: { app: 'flower-portal-redis' } },
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: manifests('portal')[0]?.spec?.selector }], ports: [{ port: 6379 }] }],
    });
  });

  it('have proxy timeouts longer than the response timeout of the portal', () => {
    const caddy = /response_header_timeout (\d+)s/.exec(read('Caddyfile'))?.[1];
    const ingress = manifests('ingress')[0]?.metadata.annotations?.[`${nginx}proxy-read-timeout`];
    expect(Math.min(Number(caddy), Number(ingress)) * 1000).toBeGreaterThan(defaultLimits.answerMs);
  });
});

describe('Docker Compose', () => {
  it('starts Redis as its own user without capabilities', () => {
    expect(services['redis']?.cap_drop).toEqual(['ALL']);
    expect(services['redis']?.user).toBe('999:1000');
  });

  it('has a proxy over all portals and a documented rolling update', () => {
    const names = portals.map(([name]) => name);
    expect(/reverse_proxy (.*) \{/.exec(read('Caddyfile'))?.[1]).toBe(names.map((name) => `${name}:3000`).join(' '));
    expect(read('README.md')).toContain(
      `for portal in ${names.join(' ')}; do docker compose up -d --no-deps --wait $portal || break; done`,
    );
    for (const [, { deploy = {} }] of portals) expect(Object.keys(deploy)).toEqual(['resources']);
  });
});

it.each(['compose.yaml', 'kubernetes/redis.yaml'])('a full Redis in %s evicts the least recently used keys', (file) => {
  expect(/'--maxmemory-policy', '([\w-]+)'/.exec(read(file))?.[1]).toBe('volatile-lru');
});

describe('Settings', () => {
  it('are all in the README, and no others', () => {
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('For operators:'));
    const named = [...table.matchAll(/`([A-Z][A-Z\d_]{2,})`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.includes(name) && name !== 'PORTAL_STARTED_EMBEDDED_API')).toEqual([]);
  });

  it('are in .env.example as `npm run env:example` writes it', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    expect(example).toBe(writeEnvExample(readme));
    const named = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(known.filter((name) => name !== 'PORTAL_STARTED_EMBEDDED_API').sort());
  });

  it('in the deployment files are all known to the portal', () => {
    const names = [...portals.map(([, { environment }]) => environment), config?.data, secret?.stringData].flatMap(
      (each) => Object.keys(each ?? {}),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('come from .env in Docker Compose, except PORT, REDIS_URL and TRUST_PROXY', () => {
    expect(portals.length).toBeGreaterThan(1);
    for (const [, { env_file, environment = {} }] of portals) {
      expect(env_file).toBe('.env');
      const decided = Object.entries(environment).filter(([name, value]) => !value.startsWith(`\${${name}:?`));
      expect(decided.map(([name]) => name)).toEqual(['PORT', 'REDIS_URL', 'TRUST_PROXY']);
    }
  });

  it('come from the ConfigMap and the Secret in Kubernetes', () => {
    const template = manifests('portal').find(({ kind }) => kind === 'Deployment')?.spec?.template;
    const [{ env, envFrom } = {}] = template?.spec.containers ?? [];
    expect(envFrom).toEqual([
      { configMapRef: { name: config?.metadata.name } },
      { secretRef: { name: secret?.metadata.name } },
    ]);
    expect(env).toBeUndefined();
  });

  it('of the shop and its contacts are set in every deployment', () => {
    // Without a name for a language the shop's own stands there; a shop need not be in a messenger.
    const facts = known.filter((name) => /^(?:CONTACT|SHOP)_/.test(name) && !/_(?:EN|RU|VIBER|TELEGRAM)$/.test(name));
    expect(facts.length).toBeGreaterThan(5);
    for (const given of [...portals.map(([, { environment }]) => environment), config?.data])
      expect(Object.keys(given ?? {})).toEqual(expect.arrayContaining(facts));
  });
});
