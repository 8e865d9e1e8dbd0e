import { sql } from 'kysely';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberRow } from '../../../database/tables/user.ts';
import { seal } from '../../../secrets/seal.ts';

type Keys = Configuration['encryptionKeys'];

/** Years for which contracts and payments are kept (spec §9); completed education for ever. */
const CONTRACT_YEARS = 5;

const sealContextOf = (recordNo: number) => `retained_record:sealed:${recordNo}`;

function yearsLater(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

async function storeRecord(
  db: Queries,
  keys: Keys,
  memberNo: number,
  kind: 'contract' | 'education',
  value: object,
  keptFrom: Date,
  keepUntil: Date | null,
) {
  const {
    rows: [next],
  } = await sql<{
    record_no: number;
  }>`select nextval(pg_get_serial_sequence('retained_record', 'record_no')) as record_no`.execute(db);
  const recordNo = next?.record_no;
  if (recordNo === undefined) throw new Error('the sequence of retained_record gave no number');
  await db
    .insertInto('retained_record')
    .values({
      record_no: recordNo,
      member_no: memberNo,
      kind,
      sealed: seal(keys, JSON.stringify(value), sealContextOf(recordNo)),
      kept_from: keptFrom,
      keep_until: keepUntil,
    })
    .execute();
}

/**
 * Moves what applications, payments and refunds say of a person out of their tables into sealed records: five years
 * from the last of it for the contract, for ever for education that was completed. What stays has no one's name.
 */
export async function retainRecords(db: Queries, keys: Keys, member: MemberRow, now: Date): Promise<void> {
  const memberNo = member.member_no;
  const applications = await db
    .selectFrom('application')
    .select(['user_examination_no', 'apply_type', 'status', 'terms', 'answers', 'applied_at', 'examination_code'])
    .where('member_no', '=', memberNo)
    .orderBy('user_examination_no')
    .execute();
  const payments = await db.selectFrom('payment').selectAll().where('member_no', '=', memberNo).execute();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.user_examination_no', 'refund.user_examination_no')
    .select([
      'refund.refund_no',
      'refund.user_examination_no',
      'refund.bank',
      'refund.account_name',
      'refund.account_masked',
      'refund.amount',
    ])
    .where('application.member_no', '=', memberNo)
    .execute();
  const { name, user_phone: userPhone, user_birth: userBirth } = member;

  for (const application of applications) {
    const applicationNo = application.user_examination_no;
    const contract = {
      name,
      userPhone,
      application,
      payments: payments.filter((payment) => payment.user_examination_no === applicationNo),
      refunds: refunds.filter((refund) => refund.user_examination_no === applicationNo),
    };
    await storeRecord(db, keys, memberNo, 'contract', contract, now, yearsLater(now, CONTRACT_YEARS));
    if (application.apply_type === 1 && application.status === 'COMPLETED') {
      await storeRecord(
        db,
        keys,
        memberNo,
        'education',
        { name, userBirth, terms: application.terms, applicationNo },
        now,
        null,
      );
    }
  }
  const numbers = applications.map((application) => application.user_examination_no);
  if (numbers.length === 0) return;
  await sql`update application set answers = '{}' where member_no = ${memberNo}`.execute(db);
  await db
    .updateTable('refund')
    .set({ account_name: '', account_masked: '', account_sealed: null })
    .where('user_examination_no', 'in', numbers)
    .execute();
}
