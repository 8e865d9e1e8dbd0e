import { readConfiguration } from '../../../configuration/configuration.ts';
import { openDatabase } from '../../../database/openDatabase.ts';
import { createAdminLink, LINK_MINUTES } from './adminLinks.ts';

/** `npm run admin-link -w api -- <userId>` prints a link that logs the employee in once. */
const [userId] = process.argv.slice(2);
if (userId === undefined) {
  process.stderr.write("The employee's id is missing: npm run admin-link -w api -- <userId>\n");
  process.exit(1);
}
const configuration = readConfiguration();
const database = await openDatabase(configuration);
try {
  const link = await createAdminLink({ db: database.queries, configuration, now: new Date() }, userId);
  if (link === null) {
    process.stderr.write(`${userId} is not an active employee\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`${link}\nIt works once, within ${LINK_MINUTES} minutes.\n`);
  }
} finally {
  await database.close();
}
