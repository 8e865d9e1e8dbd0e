import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../../../database/types/tables.ts';

export type TableName = keyof Tables & string;

/** Column with the member's number, or with a reference to a row of another table of this list. */
type Owner = { column: string } | { column: string; of: TableName; key: string };

/** Table with a member's own data. */
export interface OwnTable {
  table: TableName;
  /** Name in plain words, for the member and the office. */
  name: string;
  owner: Owner;
  /**
   * Omitted columns: data about others (such as the deciding employee), and credentials. Secrets are omitted anyway.
   */
  without?: readonly string[];
  /** Condition on its rows. */
  only?: RawBuilder<boolean>;
}

const BY_MEMBER = { column: 'member_no' };
const BY_APPLICATION = { column: 'application_no', of: 'application', key: 'application_no' } as const;
const BY_GROUP = { column: 'group_no', of: 'employer_group', key: 'group_no' } as const;
const BY_REFUND = { column: 'refund_no', of: 'refund', key: 'refund_no' } as const;
const BY_POST = { column: 'post_no', of: 'member_post', key: 'post_no' } as const;
const BY_PLACE_ON_ROSTER = { column: 'roster_no', of: 'roster_entry', key: 'roster_no' } as const;

/** As on the member's own page: corrections that were carried out, of an announced result. */
const ANNOUNCED_CORRECTIONS = sql<boolean>`result_correction.status = 'DONE' and result_correction.is_announced`;

/**
 * Everything that the portal stores about a member, in the order of the file. A test compares it with the database: a
 * table that refers to a member is listed here, or with a reason in the test.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  { table: 'member', name: '회원 정보', owner: BY_MEMBER, without: ['password_hash'] },
  { table: 'member_ci', name: '본인확인 연계정보의 보관', owner: BY_MEMBER },
  { table: 'correction', name: '정정 요청', owner: BY_MEMBER },
  { table: 'consent', name: '동의', owner: BY_MEMBER },
  { table: 'text_notice', name: '약관 변경 통지', owner: BY_MEMBER },
  { table: 'member_notice', name: '알림', owner: BY_MEMBER },
  { table: 'session', name: '로그인', owner: BY_MEMBER },
  { table: 'audit_log', name: '이용 기록', owner: BY_MEMBER },
  { table: 'employee_permission', name: '직원 권한', owner: BY_MEMBER, without: ['granted_by'] },
  { table: 'added_permission', name: '추가된 직원 권한', owner: BY_MEMBER, without: ['granted_by'] },
  { table: 'employee_grant', name: '직원 권한의 부여', owner: BY_MEMBER, without: ['granted_by'] },
  { table: 'application', name: '신청', owner: BY_MEMBER },
  { table: 'application_change', name: '신청의 일정 변경', owner: BY_APPLICATION },
  { table: 'place_in_line', name: '대기 순번', owner: BY_MEMBER, without: ['version'] },
  { table: 'payment', name: '결제', owner: BY_MEMBER, without: ['checkout_url'] },
  {
    table: 'money_finding',
    name: '결제의 대사 차이',
    owner: { column: 'payment_no', of: 'payment', key: 'payment_no' },
    without: ['closed_by', 'note'],
  },
  { table: 'refund', name: '환불', owner: BY_APPLICATION },
  { table: 'named_account', name: '직원이 입력한 환불 계좌', owner: BY_REFUND },
  { table: 'bank_line', name: '환불의 이체', owner: BY_REFUND },
  { table: 'cash_receipt', name: '현금영수증', owner: BY_MEMBER, without: ['receipt_key', 'cancel_keys'] },
  { table: 'paper', name: '수료증과 영수증', owner: BY_MEMBER },
  { table: 'attendance', name: '출석', owner: BY_APPLICATION, without: ['recorded_by', 'corrected_by'] },
  { table: 'exam_score', name: '시험 점수', owner: BY_APPLICATION },
  {
    table: 'result_correction',
    name: '결과 정정',
    owner: BY_APPLICATION,
    without: ['asked_by', 'decided_by'],
    only: ANNOUNCED_CORRECTIONS,
  },
  { table: 'result_objection', name: '이의신청', owner: BY_APPLICATION, without: ['decided_by'] },
  { table: 'eligibility_evidence', name: '응시 자격 증빙', owner: BY_MEMBER, without: ['decided_by'] },
  {
    table: 'eligibility_file',
    name: '응시 자격 증빙의 파일',
    owner: { column: 'evidence_no', of: 'eligibility_evidence', key: 'evidence_no' },
  },
  { table: 'certificate', name: '자격증', owner: BY_MEMBER },
  {
    table: 'bank_line',
    name: '자격증 수수료의 입금과 반환',
    owner: { column: 'certificate_no', of: 'certificate', key: 'certificate_no' },
  },
  {
    table: 'employer_group',
    name: '단체 신청',
    owner: { column: 'group_no', of: 'application', key: 'application_no' },
  },
  { table: 'group_seat', name: '단체 신청의 자리', owner: BY_GROUP },
  { table: 'group_seat', name: '단체로 받은 자리', owner: BY_APPLICATION },
  { table: 'group_invoice', name: '청구서', owner: BY_GROUP },
  {
    table: 'bank_line',
    name: '청구서의 입금',
    owner: { column: 'invoice_no', of: 'group_invoice', key: 'invoice_no' },
  },
  { table: 'group_bill', name: '계산서', owner: BY_GROUP, without: ['issued_by'] },
  { table: 'invoice_allowance', name: '후불 허용', owner: BY_MEMBER, without: ['allowed_by'] },
  { table: 'roster_entry', name: '위생교육 명단', owner: BY_MEMBER },
  { table: 'roster_row', name: '위생교육 명단으로 보낸 정보', owner: BY_PLACE_ON_ROSTER },
  { table: 'roster_refusal', name: '위생교육 명단의 반려', owner: BY_PLACE_ON_ROSTER },
  { table: 'member_post', name: '글, 홍보, 후기, 댓글', owner: BY_MEMBER, without: ['plain_text'] },
  { table: 'member_post_file', name: '글의 파일', owner: BY_POST },
  { table: 'post_hiding', name: '글의 숨김', owner: BY_POST },
  { table: 'post_report', name: '신고한 글', owner: BY_MEMBER },
  { table: 'inquiry', name: '1:1 문의', owner: BY_MEMBER },
  {
    table: 'inquiry_entry',
    name: '문의와 답변',
    owner: { column: 'inquiry_no', of: 'inquiry', key: 'inquiry_no' },
    without: ['employee_no'],
  },
  {
    table: 'inquiry_file',
    name: '문의의 파일',
    owner: { column: 'entry_no', of: 'inquiry_entry', key: 'entry_no' },
  },
  { table: 'stored_file', name: '올린 파일', owner: { column: 'owner_no' } },
];
