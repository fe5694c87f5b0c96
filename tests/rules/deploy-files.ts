import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

type Texts = Readonly<Record<string, string>>;

/** A service of Docker Compose. */
interface Service {
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Texts;
  readonly deploy?: object;
}

interface Container {
  readonly env?: object;
  readonly envFrom?: object;
}

/** The used fields of a Kubernetes object. */
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Texts };
  readonly data?: Texts;
  readonly stringData?: Texts;
  readonly spec?: {
    readonly rules?: readonly {
      readonly http: { readonly paths: readonly { readonly path: string; readonly pathType: string }[] };
    }[];
    readonly selector?: object;
    readonly template?: {
      readonly metadata: Manifest['metadata'];
      readonly spec: { readonly containers: readonly Container[] };
    };
  };
}

export const folder = fileURLToPath(new URL('../../docs/deploy/', import.meta.url));

/** A file of docs/deploy. */
export const read = (name: string) => readFileSync(folder + name, 'utf8');

/** The Kubernetes objects of a file. */
export const manifests = (name: string) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((each) => each.toJS() as Manifest);

/** All services of Docker Compose, and the portals among them. */
export const { services } = parse(read('compose.yaml')) as { services: Readonly<Record<string, Service>> };
export const portals = Object.entries(services).filter(([name]) => name.startsWith('portal'));
