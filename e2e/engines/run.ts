import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from '../../launcher/builds.ts';
import { ROOT } from '../../launcher/root.ts';
import { ENGINES, journeysIn, MISSING } from './engines.ts';

// Runs the core journeys in another engine than Chromium: npm run e2e:firefox, npm run e2e:webkit [-- part-of-a-path …]

const [wanted, ...parts] = process.argv.slice(2);
const engine = ENGINES.find((name) => name === wanted);
if (!engine) throw new Error(`no engine ${wanted}; there are ${ENGINES.join(', ')}`);
const missing = MISSING[engine]();
if (missing) throw new Error(missing);

if (!process.env.PORTAL_ADDRESS) await buildChanged();
const { config, environment } = journeysIn(engine);
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config, `--project=${engine}`, ...parts],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  },
);
process.exit(status ?? 1);
