import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { registry as registrySchema, type Registry } from '@portal/shared/section/registry';

/** Reads and checks the file; null when it does not exist. @throws when it is not a registry. */
export async function readRegistryFile(file: string): Promise<Registry | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : v.parse(registrySchema, JSON.parse(text));
}

/** Replaces the file in one step: a reader sees the old one or the new one, never a part. */
export async function writeRegistryFile(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, `${JSON.stringify(v.parse(registrySchema, registry), null, 2)}\n`);
  await rename(temporary, file);
}
