import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hash of the migrations and dependencies: other test files and later runs reuse a template with the same one. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = join(import.meta.dirname, '../database/migrations');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  hash.update(readFileSync(join(import.meta.dirname, '../../package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Database and folder of the demo for one test run, because the loading code may change until the next run. */
const run = () => process.env['TEST_RUN'] ?? '';
export const demoDatabase = () => `portal_demo_${run()}`;
export const demoFolder = () => join(tmpdir(), `portal-demo-${run()}`);
