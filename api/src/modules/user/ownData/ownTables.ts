import { bill } from '../../../aggregates/bill.ts';
import { cashReceipt } from '../../../aggregates/cashReceipt.ts';
import { certificate } from '../../../aggregates/certificate.ts';
import { correction } from '../../../aggregates/correction.ts';
import { evidence } from '../../../aggregates/evidence.ts';
import { inquiry } from '../../../aggregates/inquiry.ts';
import { allowance, invoice } from '../../../aggregates/invoice.ts';
import { objection } from '../../../aggregates/objection.ts';
import { byApplication, byGroup, byMember, type OwnTable } from '../../../aggregates/owner.ts';
import { payment } from '../../../aggregates/payment.ts';
import { refund } from '../../../aggregates/refund.ts';
import { resultCorrection } from '../../../aggregates/resultCorrection.ts';
import { roster } from '../../../aggregates/roster.ts';

const BY_POST = { column: 'post_no', of: 'member_post', key: 'post_no' } as const;

/**
 * Everything that the portal stores about a member, in the order of the file. A test compares it with the database: a
 * table that refers to a member is listed here, or with a reason in the test.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  { table: 'member', name: '회원 정보', owner: byMember, without: ['password_hash'] },
  { table: 'member_ci', name: '본인확인 연계정보의 보관', owner: byMember },
  ...correction.ownData,
  { table: 'consent', name: '동의', owner: byMember },
  { table: 'text_notice', name: '약관 변경 통지', owner: byMember },
  { table: 'member_notice', name: '알림', owner: byMember },
  { table: 'session', name: '로그인', owner: byMember },
  { table: 'audit_log', name: '이용 기록', owner: byMember },
  { table: 'employee_permission', name: '직원 권한', owner: byMember, without: ['granted_by'] },
  { table: 'added_permission', name: '추가된 직원 권한', owner: byMember, without: ['granted_by'] },
  { table: 'employee_grant', name: '직원 권한의 부여', owner: byMember, without: ['granted_by'] },
  { table: 'application', name: '신청', owner: byMember },
  { table: 'application_change', name: '신청의 일정 변경', owner: byApplication },
  { table: 'place_in_line', name: '대기 순번', owner: byMember, without: ['version'] },
  ...payment.ownData,
  ...refund.ownData,
  ...cashReceipt.ownData,
  { table: 'paper', name: '수료증과 영수증', owner: byMember },
  { table: 'attendance', name: '출석', owner: byApplication, without: ['recorded_by', 'corrected_by'] },
  { table: 'exam_score', name: '시험 점수', owner: byApplication },
  ...resultCorrection.ownData,
  ...objection.ownData,
  ...evidence.ownData,
  ...certificate.ownData,
  {
    table: 'employer_group',
    name: '단체 신청',
    owner: { column: 'group_no', of: 'application', key: 'application_no' },
  },
  { table: 'group_seat', name: '단체 신청의 자리', owner: byGroup },
  { table: 'group_seat', name: '단체로 받은 자리', owner: byApplication },
  ...invoice.ownData,
  ...bill.ownData,
  ...allowance.ownData,
  ...roster.ownData,
  { table: 'member_post', name: '글, 홍보, 후기, 댓글', owner: byMember, without: ['plain_text'] },
  { table: 'member_post_file', name: '글의 파일', owner: BY_POST },
  { table: 'post_hiding', name: '글의 숨김', owner: BY_POST },
  { table: 'post_report', name: '신고한 글', owner: byMember },
  ...inquiry.ownData,
  { table: 'stored_file', name: '올린 파일', owner: { column: 'owner_no' } },
];
