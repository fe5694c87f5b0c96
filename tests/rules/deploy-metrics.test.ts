import { register } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import '~server/api/report';
import '~server/cache/swr-cache';
import { watchProcess } from '~server/metrics';
import { manifests, portals, read } from './deploy-files';

interface Job {
  readonly job_name: string;
  readonly authorization?: { readonly credentials_file?: string };
}

describe('Metrics', () => {
  let names: string[];
  beforeAll(() => {
    watchProcess();
    names = register
      .getMetricsAsArray()
      .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]);
  });

  it.each(['prometheus-rules.yaml', 'grafana-dashboard.json', 'README.md'])('named in %s exist', (file) => {
    const named = [...read(file).matchAll(/\b(?:portal|nodejs|process)_[a-z0-9_]*[a-z]\b/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('of the portal are all on the dashboard', () => {
    const dashboard = read('grafana-dashboard.json');
    const own = register
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('portal_'));
    expect(own.length).toBeGreaterThan(6);
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});

describe('Prometheus', () => {
  const rules = read('prometheus-rules.yaml');

  it('scrapes every portal with the token in the job that the alerts name', () => {
    const {
      scrape_configs: [job],
    } = parse(read('prometheus.yaml')) as { scrape_configs: readonly [Job] };
    const named = [...rules.matchAll(/job="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set([job.job_name]));
    expect(job.authorization?.credentials_file).toBeTruthy();
    for (const [name] of portals) expect(read('prometheus.yaml')).toContain(`'${name}:3000'`);
  });

  it('is not configured by pod annotations, which would scrape without the token', () => {
    const pods = manifests('portal')
      .map(({ spec }) => spec?.template?.metadata)
      .filter((metadata) => metadata !== undefined);
    expect(pods).toHaveLength(1);
    expect(Object.keys(pods[0]?.annotations ?? {}).filter((name) => name.startsWith('prometheus.io/'))).toEqual([]);
  });

  it('alerts when a portal is down or not scraped', () => {
    expect(rules).toContain('up{job="flower-portal"} == 0 or absent(up{job="flower-portal"})');
  });
});
