import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../launcher/root.ts';

/** Version of the gate: a digest of its code and of that of the fault cases. */
export function gateDigest(): string {
  const hash = createHash('sha256');
  const folder = join(ROOT, 'e2e');
  for (const file of globSync(['gate/**/*.ts', 'faults/**/*.ts'], { cwd: folder }).sort())
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
