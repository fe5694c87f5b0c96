import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';

type Texts = Readonly<Record<string, string>>;

/** A service of Docker Compose. */
interface Service {
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Texts;
  readonly deploy?: object;
  readonly image?: string;
  readonly restart?: string;
  readonly logging?: { readonly options: Texts };
}

interface Container {
  readonly image?: string;
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
      readonly matches?: readonly { readonly path: { readonly type: string; readonly value: string } }[];
      readonly filters?: readonly { readonly extensionRef?: { readonly name: string } }[];
      readonly backendRefs?: readonly { readonly name: string }[];
      readonly timeouts?: { readonly request: string };
    }[];
    readonly directResponse?: { readonly statusCode: number };
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

/** The services of Docker Compose, by file, and the portals among them. */
const servicesOf = (name: string) => (parse(read(name)) as { services: Readonly<Record<string, Service>> }).services;
const portalsOf = (services: Readonly<Record<string, Service>>) =>
  Object.entries(services).filter(([name]) => name.startsWith('portal'));

/** compose.yaml: three portals. */
export const services = servicesOf('compose.yaml');
export const portals = portalsOf(services);

/** compose.single.yaml: one. */
export const singleServices = servicesOf('compose.single.yaml');
export const singlePortals = portalsOf(singleServices);
