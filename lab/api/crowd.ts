import { readConfiguration } from '../../api/src/configuration/configuration.ts';
import { openDatabase } from '../../api/src/database/openDatabase.ts';
import { openIntegrations } from '../../api/src/integrations/openIntegrations.ts';
import { addComingExam, addJudgedExam } from './crowd/exams.ts';
import { addMailing, addOfficeWork } from './crowd/officeWork.ts';
import { addPeople } from './crowd/people.ts';
import { addCompletedCourses } from './crowd/regular.ts';

/**
 * Adds a crowd to a demo whose API is stopped: members `crowd001` and so on, with long names, who all applied for the
 * same two exams, with everything that the office does with them. Prints the numbers of the added rows as JSON.
 */

const PEOPLE = 300;
/** Applications of the first member for courses. */
const COURSES = 40;

const configuration = readConfiguration();
if (!configuration.demo) throw new Error('a crowd comes to a demo alone');
const database = await openDatabase(configuration);
try {
  const db = database.queries;
  const now = new Date();
  const { files } = openIntegrations(configuration, db, () => now);
  const store = { db, now, files, keys: configuration.encryptionKeys };
  const people = await addPeople(store, PEOPLE);
  const coming = await addComingExam(store, people);
  const judged = await addJudgedExam(store, people);
  await addOfficeWork(store, people, judged.applicants);
  const mailingNo = await addMailing(store, coming.offeringNo, coming.applicationNos);
  const [first] = people;
  if (first) await addCompletedCourses(store, first, COURSES);
  console.log(JSON.stringify({ coming: coming.offeringNo, judged: judged.offeringNo, mailing: mailingNo }));
} finally {
  await database.close();
}
