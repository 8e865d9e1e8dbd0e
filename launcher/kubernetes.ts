import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { imageOf, readServices } from './kubernetes/composeServices.ts';
import { edgeConfiguration, NAMESPACE } from './kubernetes/edgeConfiguration.ts';
import { manifests, REGISTER } from './kubernetes/manifests.ts';
import { defaultsOf, SETTINGS } from './kubernetes/settings.ts';
import { log } from './output.ts';
import { ROOT } from './root.ts';

/**
 * Converts the compose files for a cluster (decision 0203). Never run on one:
 * npm run kubernetes -- --images registry.example/portal --tag v1.2.3, into dist/kubernetes
 */

const FOLDER = join(ROOT, 'dist/kubernetes');
const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', namespace: NAMESPACE };

function write(file: string, ...documents: unknown[]): void {
  writeFileSync(
    join(FOLDER, file),
    documents.map((document) => stringify(document, { aliasDuplicateObjects: false })).join('---\n'),
  );
}

try {
  const options = { images: { type: 'string' }, tag: { type: 'string' } } as const;
  const { images: registry, tag } = parseArgs({ options }).values;
  if (!registry || !tag) throw new Error('--images <registry/folder> and --tag <v1.2.3> say which images run');
  const services = readServices();
  const names = [...new Set(Object.entries(services).map(([name, service]) => imageOf(name, service)))];
  const images = names.map((name) => ({ name, newName: `${registry}/${name}`, newTag: tag }));
  rmSync(FOLDER, { recursive: true, force: true });
  for (const folder of ['portal', REGISTER]) mkdirSync(join(FOLDER, folder), { recursive: true });

  const files = manifests(services);
  const placeOf = (name: string) => (name === REGISTER ? REGISTER : 'portal');
  for (const [name, documents] of files) write(`${placeOf(name)}/${name}.yaml`, ...documents);
  const edge = edgeConfiguration();
  for (const [file, text] of Object.entries(edge)) writeFileSync(join(FOLDER, 'portal', file), text);
  write('portal/kustomization.yaml', {
    ...KUSTOMIZATION,
    resources: [...files.keys()].filter((name) => name !== REGISTER).map((name) => `${name}.yaml`),
    configMapGenerator: [
      { name: SETTINGS, literals: defaultsOf(Object.values(services)) },
      { name: 'edge', files: Object.keys(edge) },
    ],
    images,
  });
  write(`${REGISTER}/kustomization.yaml`, { ...KUSTOMIZATION, resources: [`${REGISTER}.yaml`], images });
  log('kubernetes', `${files.size} files in ${relative(ROOT, FOLDER)}; docs/operating.md says what is next`);
} catch (error) {
  log('kubernetes', (error as Error).message);
  process.exitCode = 1;
}
