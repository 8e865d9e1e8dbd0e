import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_MS } from '../../api/src/clock/durations.ts';
import { readConfiguration } from '../../api/src/configuration/configuration.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import { createLocalFileStore } from '../../api/src/integrations/files/localFileStore.ts';
import { applicationImport } from '../../api/src/modules/user/imports/applications/applicationImport.ts';
import { ArticleFolder } from '../../api/src/modules/user/imports/articles/ArticleFolder.ts';
import { createArticleImport } from '../../api/src/modules/user/imports/articles/articleImport.ts';
import { hygieneImport } from '../../api/src/modules/user/imports/hygiene/hygieneImport.ts';
import { memberImport } from '../../api/src/modules/user/imports/members/memberImport.ts';
import { paperImport } from '../../api/src/modules/user/imports/papers/paperImport.ts';
import type { ImportForm } from '../../api/src/modules/user/imports/plan.ts';
import { runImport } from '../../api/src/modules/user/imports/runImport.ts';
import { undoBatch } from '../../api/src/modules/user/imports/undo.ts';
import { verifyLoginPassword } from '../../api/src/modules/user/oldPassword/verifyOld.ts';
import { PASSWORD_COST } from '../../api/src/secrets/passwordCost.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { formerMember, writeFormerSystem } from '../../e2e/association/formerSystem.ts';
import { loadNow } from './statistics.ts';

/**
 * Time and memory of an import: `npm run lab -- import [300000] [1000]` members, with a past application, a paper and a
 * hygiene completion each, and articles with an attachment; the same files again; logins of some members; the undoing.
 */
const [members = 300_000, articles = 1000] = process.argv.slice(2).map(Number);
/** Bytes of the attachment of each article. */
const ATTACHMENT = 100_000;
const MEMBERS_TO_A_LOGIN = 997;

const folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
const cluster = await startCluster({ isDurable: true });
const database = await openPostgres(cluster.url, 2);
const db = database.queries;
const timed = async (name: string, work: () => Promise<unknown>) => {
  const began = performance.now();
  const answer = await work();
  const seconds = ((performance.now() - began) / SECOND_MS).toFixed(1);
  const memory = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  console.log(`${name}: ${seconds} s, at most ${memory} MB, ${loadNow()}, ${JSON.stringify(answer)}`);
};
try {
  await migrate(database);
  const configuration = readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder });
  const services = { db, configuration, ip: 'operator:lab', now: () => new Date() };
  const run = async <Field extends string, Data>(form: ImportForm<Field, Data>, file: string) => {
    const bytes = readFileSync(join(folder, file));
    const once = async () =>
      (await runImport(form, { bytes, isDryRun: false, report: () => undefined }, services)).outcomes;
    await timed(`${form.kind}, first`, once);
    await timed(`${form.kind}, again`, once);
  };
  const logInSome = async () => {
    const outcomes = { in: 0, refused: 0 };
    for (let number = 1; number <= members; number += MEMBERS_TO_A_LOGIN) {
      const { userId, password } = formerMember(number);
      const member = await db.selectFrom('member').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
      const context = { db, configuration, passwordCost: PASSWORD_COST };
      const { matches } = await verifyLoginPassword(member, password, context);
      outcomes[matches ? 'in' : 'refused'] += 1;
    }
    return outcomes;
  };
  const undo = (batchNo: number) =>
    timed(`batch ${batchNo} undone`, () =>
      db
        .transaction()
        .execute((transaction) =>
          undoBatch({ batchNo, reason: 'lab' }, { db: transaction, now: new Date(), ip: 'operator:lab', caller: null }),
        ),
    );
  const site = join(folder, 'site');
  writeFormerSystem(folder, { members, articles, attachment: ATTACHMENT });
  await run(memberImport, 'members.csv');
  await run(paperImport, 'papers.csv');
  await run(applicationImport, 'applications.csv');
  await run(hygieneImport, 'hygiene.csv');
  const files = createLocalFileStore(join(folder, 'files'));
  await run(createArticleImport(new ArticleFolder(site, folder), files), 'site/articles.csv');
  await timed('logins by the old passwords', logInSome);
  for (const batchNo of [5, 4, 3, 2, 1]) await undo(batchNo);
} finally {
  await database.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
