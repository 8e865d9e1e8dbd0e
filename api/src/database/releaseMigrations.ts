import { addLive } from './liveMigrations.ts';
import { hashMigrations, namesOfNew, readReleased, refuseChanged, writeReleased } from './releasedMigrations.ts';

/**
 * `npm run release-migrations -w api` lists the new migrations as released: from then on they never change. With `--
 * --live`, run once their version is live, the next version may drop what this one does not use.
 */
const released = readReleased();
const present = hashMigrations();
const refusals = refuseChanged(released, present);
if (refusals.length > 0) {
  process.stderr.write(`${refusals.join('\n')}\n`);
  process.exitCode = 1;
} else {
  writeReleased(present);
  process.stdout.write(`Added to released.json: ${namesOfNew(released, present).join(', ') || 'nothing'}\n`);
  const last = Object.keys(present).at(-1);
  if (process.argv.includes('--live') && last !== undefined) addLive(last);
}
