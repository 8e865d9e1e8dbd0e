import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { demoTime } from '../../../demo/writing.ts';
import { insertCorrection } from '../corrections/store.ts';

/** Requests for another name, proved by an identity check; one of them is overdue. */
const ASKED = [
  { userId: 'member13', daysAgo: 11, name: '서유진', words: '법원의 허가를 받아 이름을 바꾸었습니다.' },
  { userId: 'member14', daysAgo: 3, name: '강동은', words: '가입할 때 이름의 마지막 글자를 잘못 입력했습니다.' },
] as const;

/** Loads requests for corrections of accounts that wait for the office. */
export async function loadCorrections(
  db: Queries,
  now: Date,
  encryptionKeys: Configuration['encryptionKeys'],
): Promise<void> {
  for (const { userId, daysAgo, name, words } of ASKED) {
    const member = await db
      .selectFrom('member')
      .select(['member_no', 'user_birth'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await insertCorrection(
      {
        memberNo: member.member_no,
        kind: 'person',
        withoutLogin: false,
        proof: 'identity',
        documentPath: null,
        wantsReissue: false,
        wanted: { name, userBirth: member.user_birth ?? '', userPhone: '', words },
      },
      { db, now: demoTime(now, daysAgo, 3), configuration: { encryptionKeys } },
    );
  }
}
