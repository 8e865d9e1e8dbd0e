import { addDays, seoulDay } from '@portal/shared/time';
import { courseDraft } from '../../../api/src/modules/manager/demo/draft.ts';
import { insertDemoApplication } from '../../../api/src/modules/manager/demo/insertDemoApplication.ts';
import type { CrowdStore, Person } from './crowd.ts';

const PLACE = { address: '강원특별자치도 춘천시 중앙로 1', address2: '한빛외식산업지식정보타워 국제회의장 2층' };
const TITLE = '외식경영관리사 2급 위생·안전관리와 원가·인사관리 실무 심화 집합교육';
const DAYS_APART = 30;

/** Adds completed courses of one member, a month apart. */
export async function addCompletedCourses(store: CrowdStore, { memberNo }: Person, count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth += 1) {
    const day = addDays(seoulDay(store.now), -nth * DAYS_APART);
    const { education_no: offeringNo } = await store.db
      .insertInto('education')
      .values(
        courseDraft({
          ...PLACE,
          day,
          time: '10:00',
          grade: 2,
          capacity: 30,
          price: 120_000,
          title: `${TITLE} ${count - nth + 1}기`,
          eduType: 1,
        }),
      )
      .returning('education_no')
      .executeTakeFirstOrThrow();
    await insertDemoApplication(store.db, {
      kind: 'education',
      offeringNo,
      memberNo,
      status: 'COMPLETED',
      appliedDay: addDays(day, -20),
    });
  }
}
