import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../src/database/embedded/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { COST_QUERIES, KOREAN_QUERIES, UNSEEN_QUERIES } from '../src/modules/search/testing/koreanQueries.ts';
import { recallOf } from '../src/modules/search/testing/recall.ts';
import { openTestServer } from '../src/testing/server.ts';

/** Measures the recall of Korean searches in the demo: fifty, twenty unseen, and ten for prices and periods. */

const folder = await mkdtemp(join(tmpdir(), 'portal-recall-'));
const server = await openTestServer({ demo: true }, async () => {
  const database = await openEmbedded(folder);
  await migrate(database);
  return database;
});
for (const [name, queries] of Object.entries({ fifty: KOREAN_QUERIES, unseen: UNSEEN_QUERIES, costs: COST_QUERIES })) {
  const { at5, at10, missed } = await recallOf(server.client(), queries);
  process.stdout.write(`${name}: recall@5 ${at5.toFixed(2)}, recall@10 ${at10.toFixed(2)}\n`);
  for (const typed of missed) process.stdout.write(`  not all found: ${typed}\n`);
}
await server.close();
await rm(folder, { recursive: true });
