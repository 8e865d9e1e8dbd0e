import type { EvidenceStatus, Ground } from '@portal/shared/contract/manager';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { storeDemoPaper } from './storeDemoPaper.ts';

interface DemoEvidence {
  grade: 1 | 2;
  ground: Ground;
  status: EvidenceStatus;
  daysAgo: number;
  reason?: string;
}

/** Papers in each state. member01 may take the exams of grade 2. */
const PAPERS: Record<string, DemoEvidence> = {
  member01: { grade: 2, ground: 'WORK', status: 'ACCEPTED', daysAgo: 40 },
  member11: { grade: 2, ground: 'WORK', status: 'ACCEPTED', daysAgo: 30 },
  member12: { grade: 2, ground: 'STUDIES', status: 'ACCEPTED', daysAgo: 25 },
  member15: { grade: 2, ground: 'WORK', status: 'SUBMITTED', daysAgo: 4 },
  member16: { grade: 2, ground: 'STUDIES', status: 'SUBMITTED', daysAgo: 2 },
  member19: { grade: 2, ground: 'WORK', status: 'SUBMITTED', daysAgo: 1 },
  member14: {
    ...{ grade: 2, ground: 'STUDIES', status: 'RETURNED', daysAgo: 9 },
    reason: '학교 이름과 이수한 학점이 보이지 않습니다. 성적증명서의 모든 쪽을 다시 내주세요.',
  },
};

export async function loadEligibility(db: Queries, now: Date, files: FileStore): Promise<void> {
  // Existing applications keep the requirements at the time of applying; the next practical exams require no papers.
  await db
    .updateTable('examination')
    .set({ asks_evidence: true })
    .where('apply_end_at', '>', now)
    .where('grade', '=', 2)
    .where('part', '=', '필기')
    .execute();
  for (const [userId, { grade, ground, status, daysAgo, reason = '' }] of Object.entries(PAPERS)) {
    const { member_no } = await db
      .selectFrom('member')
      .select('member_no')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const day = addDays(seoulDay(now), -daysAgo);
    const isDecided = status !== 'SUBMITTED';
    const { evidence_no } = await db
      .insertInto('eligibility_evidence')
      .values({
        ...{ member_no, grade, ground, status, reason },
        submitted_at: seoulInstant(day, '11:05'),
        decided_at: isDecided ? seoulInstant(addDays(day, 1), '15:30') : null,
      })
      .returning('evidence_no')
      .executeTakeFirstOrThrow();
    const paper = ground === 'STUDIES' ? 'TRANSCRIPT' : 'CAREER';
    const fileName = paper === 'CAREER' ? '경력증명서.pdf' : '성적증명서.pdf';
    const path = await storeDemoPaper({ db, files, now, ownerNo: member_no, fileName });
    await db
      .insertInto('eligibility_file')
      .values({ evidence_no, file_no: 1, paper, path, file_name: fileName })
      .execute();
  }
}
