import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRelease } from './release.ts';

// Writes the served calls of this release, for `register`, before the release goes live: npm run release -w api
// Another file may be named; `-` is the standard output, for containers.

const [place = join(import.meta.dirname, '../../../dist/api.json')] = process.argv.slice(2);

const text = JSON.stringify(describeRelease());
if (place === '-') process.stdout.write(text);
else {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}
