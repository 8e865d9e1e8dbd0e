import type { Queries } from '../../../database/types/tables.ts';
import type { BookedEntry } from '../../../integrations/gateway/sandbox/bookedPayment.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { executeCashReceipts } from '../../payment/cashReceipts/cashReceiptJob.ts';
import { checkCashReceipts } from '../../payment/cashReceipts/checkJob.ts';
import { listOpenFindings } from '../../payment/findings/store.ts';
import { reconcile } from '../../payment/reconciliation/reconcileJob.ts';
import { executeRefunds } from '../../payment/refunds/refundJob.ts';
import { readBooks, type Books } from '../../payment/testing/walks/books.ts';
import { toEntry } from '../../payment/testing/walks/gatewayBooks.ts';
import { violationsAfterCalm } from '../../payment/testing/walks/invariants.ts';
import { addEmployee } from '../testing/employee.ts';
import { journalFaults } from '../testing/journalBooks.ts';

const nextDay = new Date('2026-11-21T12:00:00+09:00');

/** Reads the books of one course, without the payments for others. */
async function booksOf(db: Queries, educationNo: number): Promise<Books> {
  const stored = await db.selectFrom('sandbox_book').select('entry').where('kind', '=', 'PAYMENT').execute();
  const entries = stored.map(({ entry }) => toEntry((entry as BookedEntry).hidden));
  const books = await readBooks(db, { kind: 'education', offeringNo: educationNo }, entries);
  const isOfCourse = ({ applicationNo }: { applicationNo: number }) =>
    books.applications.some(({ no }) => no === applicationNo);
  const payments = books.payments.filter(isOfCourse);
  const gateway = books.gateway.filter(({ gatewayNo }) => payments.some((payment) => payment.gatewayNo === gatewayNo));
  return { ...books, payments, gateway, refunds: books.refunds.filter(isOfCourse) };
}

describeWithDatabase('the demo of the office', (open) => {
  let now = TEST_NOW;
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now, demo: true });
  });

  test('has work of every kind in balanced books, and the jobs of the next day change none of it', async () => {
    const { db } = server;
    const { client } = await addEmployee(server);
    const waiting = async () => {
      const { entity } = await client.call('officeOverview');
      return (entity as { waiting: { kind: string; count: number }[] }).waiting;
    };
    const expected = [
      { kind: 'cancellations', count: 2 },
      { kind: 'failedRefunds', count: 1 },
      { kind: 'refundAccounts', count: 1 },
      { kind: 'transfers', count: 1 },
      { kind: 'reviews', count: 1 },
      { kind: 'findings', count: 1 },
      { kind: 'cashReceipts', count: 3 },
    ];
    for (const work of expected) expect(await waiting()).toContainEqual(expect.objectContaining(work));

    now = nextDay;
    const jobs = { ...server.services, db, log: server.app.log };
    await executeRefunds(jobs);
    await executeCashReceipts(jobs);
    await checkCashReceipts(jobs);
    expect(await reconcile(jobs)).toBe(0);
    expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['UNKNOWN_PAYMENT']);
    for (const { education_no } of await worked(db))
      expect(violationsAfterCalm(await booksOf(db, education_no))).toEqual([]);
    expect(await journalFaults(db)).toEqual([]);
    now = TEST_NOW;
    for (const work of expected) expect(await waiting()).toContainEqual(expect.objectContaining(work));
  });
});

/** The courses with refunds in the demo. */
const worked = (db: Queries) =>
  db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select('application.education_no')
    .$narrowType<{ education_no: number }>()
    .distinct()
    .where('refund.status', '<>', 'DONE')
    .execute();
