import { AGGREGATES } from '../../../aggregates/index.ts';
import { byApplication, byGroup, byMember, type OwnTable } from '../../../aggregates/owner.ts';

const BY_POST = { column: 'post_no', of: 'member_post', key: 'post_no' } as const;

/**
 * Everything that the portal stores about a member, in the order of the file. A test compares it with the database: a
 * table that refers to a member is listed here, or with a reason in the test.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  { table: 'member', name: '회원 정보', owner: byMember, without: ['password_hash'] },
  { table: 'member_ci', name: '본인확인 연계정보의 보관', owner: byMember },
  { table: 'imported_member', name: '이전 홈페이지에서 옮겨 온 기록', owner: byMember, without: ['row_hash'] },
  { table: 'consent', name: '동의', owner: byMember },
  { table: 'text_notice', name: '약관 변경 통지', owner: byMember },
  { table: 'member_notice', name: '알림', owner: byMember },
  { table: 'session', name: '로그인', owner: byMember },
  { table: 'push_subscription', name: '기기 알림을 받는 기기', owner: byMember },
  { table: 'known_browser', name: '로그인한 브라우저', owner: byMember },
  { table: 'second_factor', name: '직원의 인증 앱', owner: byMember, without: ['secret_sealed', 'last_step'] },
  { table: 'audit_log', name: '이용 기록', owner: byMember },
  { table: 'employee_permission', name: '직원 권한', owner: byMember, without: ['granted_by'] },
  { table: 'added_permission', name: '추가된 직원 권한', owner: byMember, without: ['granted_by'] },
  { table: 'employee_branch', name: '직원의 소속 지회', owner: byMember, without: ['assigned_by'] },
  { table: 'employee_grant', name: '직원 권한의 부여', owner: byMember, without: ['granted_by'] },
  { table: 'application', name: '신청', owner: byMember },
  { table: 'application_consent', name: '신청할 때의 동의', owner: byApplication },
  { table: 'application_change', name: '신청의 일정 변경', owner: byApplication },
  { table: 'opening_alert', name: '신청 시작 알림', owner: byMember },
  { table: 'calendar_feed', name: '달력 연결', owner: byMember, without: ['token_hash'] },
  { table: 'place_in_line', name: '대기 순번', owner: byMember, without: ['version'] },
  ...AGGREGATES.flatMap(({ ownData }) => ownData),
  { table: 'paper', name: '수료증과 영수증', owner: byMember },
  { table: 'attendance', name: '출석', owner: byApplication, without: ['recorded_by', 'corrected_by'] },
  { table: 'exam_score', name: '시험 점수', owner: byApplication },
  {
    table: 'imported_application',
    name: '이전 홈페이지의 교육·시험 신청',
    owner: byMember,
    without: ['row_hash'],
  },
  { table: 'imported_paper', name: '이전 홈페이지의 자격증과 수료증', owner: byMember, without: ['row_hash'] },
  {
    table: 'employer_group',
    name: '단체 신청',
    owner: { column: 'group_no', of: 'application', key: 'application_no' },
  },
  { table: 'group_seat', name: '단체 신청의 자리', owner: byGroup },
  { table: 'group_seat', name: '단체로 받은 자리', owner: byApplication },
  { table: 'member_post', name: '글, 홍보, 후기, 댓글', owner: byMember, without: ['plain_text'] },
  { table: 'member_post_file', name: '글의 파일', owner: BY_POST },
  { table: 'post_hiding', name: '글의 숨김', owner: BY_POST },
  { table: 'post_report', name: '신고한 글', owner: byMember },
  { table: 'stored_file', name: '올린 파일', owner: { column: 'owner_no' } },
];
