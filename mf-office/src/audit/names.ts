import type { ActObject, OfficeAct } from '@portal/shared/contract/office';

/** The Korean words for what the audit log records. */
export const ACT_NAMES: Readonly<Record<OfficeAct, string>> = {
  'search members': '회원 찾기',
  'show member': '회원 전체 보기',
  'refuse to show member': '회원 전체 보기 거절',
  'suspend member': '이용 정지',
  'reinstate member': '이용 정지 해제',
  'end sessions': '접속 끊기',
  'set permissions': '직원 권한 지정',
  'dismiss employee': '직원 해제',
  'refuse grant': '직원 권한 요청 거절',
  'send login link': '로그인 링크 보내기',
  'approve cancellation': '취소 승인',
  'reject cancellation': '취소 반려',
  'approve refund again': '환불 다시 보내기',
  'name refund account': '환불 계좌 입력',
  'show refund account': '환불 계좌 보기',
  'record transfer': '이체 완료 기록',
  'accept payment': '결제 금액 인정',
  'give payment back': '결제 금액 돌려주기',
  'close finding': '대사 차이 처리',
  make: '만들기',
  change: '고치기',
  write: '쓰기',
  publish: '게시',
  withdraw: '게시 내리기',
  'show again': '다시 보이기',
  move: '순서 옮기기',
  upload: '파일 올리기',
  'open applying': '신청 받기',
  'close applying': '신청 마감',
  'call off': '교육·시험 취소',
  'enter results': '결과 입력',
  'enter result: complete': '결과 입력: 수료',
  'enter result: notComplete': '결과 입력: 미수료',
  'enter result: sit': '결과 입력: 응시',
  'enter result: absent': '결과 입력: 결시',
  'enter result: pass': '결과 입력: 합격',
  'enter result: fail': '결과 입력: 불합격',
  'export applicants': '신청자 내려받기',
  'confirm fee': '자격증 수수료 확인',
  'owe fee': '끝난 신청의 자격증 수수료 확인',
  'issue certificate': '자격증 발급',
  'reissue certificate': '자격증 재발급',
  'print certificate': '자격증 인쇄',
  'send certificate': '자격증 발송',
  'revoke certificate': '자격 취소',
  'reject certificate': '자격증 반려',
  'show fee account': '수수료 환불 계좌 보기',
  'record fee return': '수수료 환불 기록',
  'read bank file': '은행 거래 파일 읽기',
  'hide post': '게시글 숨김',
  'restore post': '게시글 복원',
  'dismiss reports': '신고 기각',
};

/** What was acted on, by the name of its table. */
export const OBJECT_NAMES: Readonly<Record<ActObject, string>> = {
  member: '회원',
  application: '신청',
  refund: '환불',
  payment: '결제',
  money_finding: '대사 차이',
  education: '교육',
  examination: '시험',
  certificate: '자격증',
  bank_line: '은행 거래',
  article: '게시물',
  exam_notice: '시험 공지',
  faq: '자주 묻는 질문',
  member_post: '회원 게시글',
  stored_file: '파일',
  popup: '알림창',
  home_banner: '첫 화면 배너',
  ad_banner: '광고 배너',
  related_site: '관련 사이트',
  employee: '임직원',
};

const ASKED = 'ask: ';
const REFUSED = 'refuse: ';

const nameIn = (names: Readonly<Record<string, string>>, word: string): string => names[word] ?? word;

/**
 * An act as people read it; one that waits for a second employee begins with `ask: `, one that was refused with
 * `refuse: `. What an older or newer program has recorded is shown as it is written there.
 */
export function actName(act: string): string {
  if (act.startsWith(REFUSED)) return `${actName(act.slice(REFUSED.length))} (거절됨)`;
  return act.startsWith(ASKED) ? `${actName(act.slice(ASKED.length))} (두 번째 확인 요청)` : nameIn(ACT_NAMES, act);
}

export const objectName = (object: string): string => nameIn(OBJECT_NAMES, object);
