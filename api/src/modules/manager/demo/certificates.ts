import { sql } from 'kysely';
import { addDays, seoulDay } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { insertDemoCertificate, type DemoCertificate } from './insertDemoCertificate.ts';
import { passRound, pastRound } from './pastRound.ts';

/** Certificates of the members who have passed (`user/demo/holders.ts`). */
const HOLDERS: Record<string, DemoCertificate> = {
  member11: { status: 'AWAITING_TRANSFER', askedDaysAgo: 1 },
  member12: { status: 'AWAITING_TRANSFER', askedDaysAgo: 5 },
  member13: { status: 'PAID', askedDaysAgo: 4 },
  member14: { status: 'PAID', askedDaysAgo: 6 },
  member15: { status: 'PAID', askedDaysAgo: 7, certName: '음식점경영관리자 자격시험 (1996년)' },
  member16: { status: 'ISSUED', askedDaysAgo: 8 },
  member17: { status: 'REJECTED', askedDaysAgo: 12, reason: '응시 자격을 증명하는 서류가 확인되지 않았습니다.' },
  member18: { status: 'REVOKED', askedDaysAgo: 60, reason: '경력 증명서가 사실과 달랐습니다.' },
  member19: { status: 'ISSUED', askedDaysAgo: 9 },
  member20: {
    status: 'REJECTED',
    askedDaysAgo: 15,
    reason: '명부에서 합격한 기록을 찾지 못했습니다.',
    feeAccount: { accountName: '차인표', bank: '한빛은행', account: '1102345678901' },
  },
  member21: { status: 'AWAITING_TRANSFER', askedDaysAgo: 2 },
};

/** Certificates of member01 for grade 2, oldest first; none for grade 1, so that one can be requested. */
const OLDER_CERTIFICATES: readonly DemoCertificate[] = [
  { status: 'EXPIRED', askedDaysAgo: 420 },
  { status: 'SUPERSEDED', askedDaysAgo: 400 },
  { status: 'CANCELLED', askedDaysAgo: 40 },
  { status: 'SENT', askedDaysAgo: 30 },
];

/** Older than the first request in `LONG_STANDING`. */
const PASSED_DAYS_AGO = 430;

export async function loadCertificates(
  db: Queries,
  memberNo: number,
  { now, keys }: { now: Date; keys: Configuration['encryptionKeys'] },
): Promise<void> {
  const passes = await db
    .selectFrom('application')
    .select(['application_no', 'terms'])
    .where('member_no', '=', memberNo)
    .where('kind', '=', 'exam')
    .where('status', '=', 'PASSED')
    .where('grade', '=', 2)
    .where(sql`terms ->> 'passDate'`, '<', addDays(seoulDay(now), -PASSED_DAYS_AGO))
    .orderBy('application_no')
    .limit(OLDER_CERTIFICATES.length)
    .execute();
  for (const [index, certificate] of OLDER_CERTIFICATES.entries()) {
    const pass = passes[index];
    if (pass) await insertDemoCertificate(db, { ...certificate, memberNo, pass }, { now, keys });
  }
  const exams = await pastRound(db, now);
  for (const [userId, certificate] of Object.entries(HOLDERS)) {
    const holder = await db
      .selectFrom('member')
      .select('member_no')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const pass = await passRound(db, { ...exams, memberNo: holder.member_no });
    await insertDemoCertificate(
      db,
      { ...certificate, memberNo: holder.member_no, pass: certificate.certName ? null : pass },
      { now, keys },
    );
  }
}
