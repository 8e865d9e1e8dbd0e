import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from './output.ts';
import { commitIn, unpinned, withPins, type Pin } from './pins.ts';
import { ROOT } from './root.ts';

/**
 * Pins base images by digest and actions by commit (decision 0206). Needs docker and the network:
 * - npm run pin: looks them up and writes them, to be committed
 * - npm run pin -- --check: fails with the unpinned ones; needs neither
 */

const FILES = ['docker/Dockerfile', 'docker-compose*.yml', '.github/workflows/*.yml'];

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim();

function lookUp({ kind, name }: Pin): string {
  if (kind === 'image') {
    const digest = run('docker', 'buildx', 'imagetools', 'inspect', name, '--format', '{{.Manifest.Digest}}');
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${name} has no digest but ${digest}`);
    return digest;
  }
  const [action = '', tag = ''] = name.split('@');
  // An action may be in a folder of its repository.
  const repository = action.split('/').slice(0, 2).join('/');
  return commitIn(run('git', 'ls-remote', '--tags', `https://github.com/${repository}`), tag);
}

const hashes = new Map<string, string>();
function hashOf(pin: Pin): string {
  const hash = hashes.get(pin.name) ?? lookUp(pin);
  hashes.set(pin.name, hash);
  return hash;
}

try {
  const files = globSync(FILES, { cwd: ROOT }).sort();
  const isCheck = process.argv.includes('--check');
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const { name } of unpinned(text)) log('pin', `${file}: ${name}`);
    if (isCheck && unpinned(text).length > 0) process.exitCode = 1;
    if (!isCheck) writeFileSync(join(ROOT, file), withPins(text, hashOf));
  }
  if (process.exitCode === 1) log('pin', 'these have no hash: npm run pin writes it');
} catch (error) {
  log('pin', (error as Error).message);
  process.exitCode = 1;
}
