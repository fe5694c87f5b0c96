import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { defaultLimits } from '~server/http/http-server';
import { writeEnvExample } from '~server/cli/env-example';
import { settingNames } from '~server/settings';
import { folder, manifests, portals, read, services, singlePortals, singleServices } from './deploy-files';

const table = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
const known: readonly string[] = settingNames;
const [config, secret] = manifests('settings');
const gateway = manifests('gateway');
const routes = gateway.filter(({ kind }) => kind === 'HTTPRoute');

describe('Deployment files', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

  it.each(names)('%s is valid YAML', (name) => {
    const documents = parseAllDocuments(read(name));
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  it('block /metrics and /readyz from outside', () => {
    const [closed, open] = routes.find(({ metadata }) => metadata.name === 'flower-portal')?.spec?.rules ?? [];
    expect(closed?.matches?.map(({ path }) => `${path.type} ${path.value}`)).toEqual([
      'Exact /metrics',
      'Exact /readyz',
    ]);
    expect(closed?.backendRefs).toBeUndefined();
    const [{ extensionRef } = {}] = closed?.filters ?? [];
    const answer = gateway.find(
      ({ kind, metadata }) => kind === 'HTTPRouteFilter' && metadata.name === extensionRef?.name,
    );
    expect(answer?.spec?.directResponse).toEqual({ statusCode: 404 });
    expect(open?.backendRefs?.map(({ name }) => name)).toEqual(['flower-portal']);
    expect(read('Caddyfile')).toContain('@operators path /metrics /readyz\n\trespond @operators 404');
  });

  it('set the request ID in the proxy', () => {
    expect(read('Caddyfile')).toContain('header_up X-Request-Id {http.request.uuid}');
  });

  it.each([
    ['redis', 6379],
    ['postgres', 5432],
  ])('allow only the portals to connect to %s', (name, port) => {
    expect(manifests(name).find(({ kind }) => kind === 'NetworkPolicy')?.spec).toEqual({
      podSelector: { matchLabels: { app: `flower-portal-${name}` } },
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: manifests('portal')[0]?.spec?.selector }], ports: [{ port }] }],
    });
  });

  it('have proxy timeouts longer than the response timeout of the portal', () => {
    const caddy = /response_header_timeout (\d+)s/.exec(read('Caddyfile'))?.[1];
    const served = routes.flatMap(({ spec }) => spec?.rules ?? []).filter(({ backendRefs }) => backendRefs);
    const [gatewaySeconds = NaN] = served.map(({ timeouts }) => parseInt(timeouts?.request ?? '', 10));
    expect(Math.min(Number(caddy), gatewaySeconds) * 1000).toBeGreaterThan(defaultLimits.answerMs);
  });

  it('name a version of every image of others', () => {
    const images = [
      ...[...Object.values(services), ...Object.values(singleServices)].map(({ image = '' }) => image),
      ...[...manifests('redis'), ...manifests('postgres')].flatMap(
        ({ spec }) => spec?.template?.spec.containers.map(({ image = '' }) => image) ?? [],
      ),
    ].filter((image) => !image.startsWith('${PORTAL_IMAGE'));
    expect(images).toHaveLength(6);
    // PostgreSQL has its patches in the second number.
    for (const image of images) expect(image).toMatch(image.startsWith('postgres:') ? /:\d+-/ : /:\d+\.\d+/);
  });
});

describe('Docker Compose', () => {
  it.each([
    ['redis', '999:1000'],
    ['postgres', '70:70'],
  ])('starts %s as its own user without capabilities', (name, user) => {
    expect(services[name]?.cap_drop).toEqual(['ALL']);
    expect(services[name]?.user).toBe(user);
  });

  it('keeps what customers keep in a volume', () => {
    expect(services['postgres']?.volumes).toEqual(['accounts:/var/lib/postgresql/data']);
    expect(singleServices['portal']?.volumes).toEqual(['data:/data']);
    for (const [, { environment }] of portals)
      expect(environment?.['STORE_URL']).toMatch(/^postgres:\/\/portal:.*@postgres:5432\/portal$/);
  });

  it('has a proxy over all portals and a documented rolling update', () => {
    const names = portals.map(([name]) => name);
    expect(read('Caddyfile')).toContain('reverse_proxy {$PORTALS} {');
    expect(services['proxy']?.environment?.['PORTALS']).toBe(names.map((name) => `${name}:3000`).join(' '));
    expect(read('README.md')).toContain(
      `for portal in ${names.join(' ')}; do docker compose up -d --no-deps --wait $portal || break; done`,
    );
    for (const [, { deploy = {} }] of portals) expect(Object.keys(deploy)).toEqual(['resources']);
  });

  it('has a file for one portal and its proxy, with limits, restarts and logs that end', () => {
    expect(Object.keys(singleServices)).toEqual(['portal', 'proxy']);
    expect(singleServices['proxy']?.environment?.['PORTALS']).toBe('portal:3000');
    for (const { deploy, restart, logging } of Object.values(singleServices)) {
      expect(deploy).toMatchObject({ resources: { limits: {} } });
      expect(restart).toBe('unless-stopped');
      expect(Object.keys(logging?.options ?? {})).toEqual(['max-size', 'max-file']);
    }
  });
});

it.each(['compose.yaml', 'kubernetes/redis.yaml'])('a full Redis in %s evicts the least recently used keys', (file) => {
  expect(/'--maxmemory-policy', '([\w-]+)'/.exec(read(file))?.[1]).toBe('volatile-lru');
});

describe('Settings', () => {
  it('are all in docs/settings.md, and no others', () => {
    const named = [...table.matchAll(/`([A-Z][A-Z\d_]{2,})`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.includes(name) && name !== 'PORTAL_STARTED_EMBEDDED_API')).toEqual([]);
  });

  it('are in .env.example as `npm run env:example` writes it', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    expect(example).toBe(writeEnvExample(table));
    const named = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(known.filter((name) => name !== 'PORTAL_STARTED_EMBEDDED_API').sort());
  });

  it('in the deployment files are all known to the portal', () => {
    const names = [
      ...[...portals, ...singlePortals].map(([, { environment }]) => environment),
      config?.data,
      secret?.stringData,
    ].flatMap((each) => Object.keys(each ?? {}));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('come from .env in Docker Compose, except those of the proxy and of Redis', () => {
    expect(portals.length).toBeGreaterThan(1);
    const decided = ({ environment = {} }: (typeof portals)[number][1]) =>
      Object.entries(environment)
        .filter(([name, value]) => !value.startsWith(`\${${name}:?`))
        .map(([name]) => name);
    for (const [, portal] of portals)
      expect(decided(portal)).toEqual(['PORT', 'REDIS_URL', 'STORE_URL', 'TRUST_PROXY']);
    for (const [, portal] of singlePortals) expect(decided(portal)).toEqual(['PORT', 'TRUST_PROXY', 'DRAIN_SECONDS']);
    for (const [, { env_file }] of [...portals, ...singlePortals]) expect(env_file).toBe('.env');
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
    for (const given of [...[...portals, ...singlePortals].map(([, { environment }]) => environment), config?.data])
      expect(Object.keys(given ?? {})).toEqual(expect.arrayContaining(facts));
  });
});
