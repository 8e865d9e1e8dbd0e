import { readConfiguration } from '../../configuration/configuration.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { verifyChain } from './verifyChain.ts';

/**
 * `npm run audit -w api` verifies the office's audit log. Note the last hash: rows cut off the end leave a valid chain,
 * so truncation shows only in that hash.
 */
const database = await openDatabase(readConfiguration());
try {
  const state = await verifyChain(database.queries);
  if (state.broken) {
    process.stderr.write(`The audit log is broken at row ${state.broken.auditNo}: ${state.broken.problem}.\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`The audit log is whole: ${state.rows} rows, last hash ${state.lastHash}.\n`);
  }
} finally {
  await database.close();
}
