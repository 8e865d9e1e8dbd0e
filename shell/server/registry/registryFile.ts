import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { registry as registrySchema, type Registry } from '@portal/shared/section/registry';

/** Reads and checks the file; null when there is none. @throws when it is not a registry. */
export async function readRegistryFile(file: string): Promise<Registry | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : v.parse(registrySchema, JSON.parse(text));
}

/** Replaces the file at once: a reader sees the old one or the new one, never half of it. */
export async function writeRegistryFile(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, `${JSON.stringify(v.parse(registrySchema, registry), null, 2)}\n`);
  await rename(beside, file);
}
