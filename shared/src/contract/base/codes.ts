/**
 * Every code of the envelope with the Korean message that goes with it, used by both ends.
 * 1 is success. Negative codes are business errors and travel as HTTP 200; codes from 400 on
 * mirror the HTTP status of a transport error.
 */
export const CODES = {
  SUCCESS: { code: 1, message: '' },

  // Accounts and sessions: -1000 to -1099
  WRONG_CREDENTIALS: { code: -1001, message: '아이디 또는 비밀번호가 일치하지 않습니다.' },
  DORMANT: { code: -1003, message: '휴면 상태의 계정입니다. 휴면을 해제하시겠습니까?' },
  ID_TAKEN: { code: -1004, message: '이미 사용 중인 아이디입니다.' },
  ID_UNKNOWN: { code: -1005, message: '아이디가 존재하지 않습니다.' },
  ALREADY_MEMBER: { code: -1006, message: '이미 가입된 회원입니다.' },
  PHONE_UNKNOWN: { code: -1007, message: '입력하신 휴대폰 번호로 연결된 계정이 없습니다.' },
  PHONE_NOT_VERIFIED: { code: -1008, message: '휴대폰인증을 해주세요' },
  CODE_MISMATCH: { code: -1009, message: '인증번호가 일치하지 않습니다.' },
  CODE_EXPIRED: { code: -1010, message: '인증시간이 초과되었습니다.' },
  CODE_TRIES_EXCEEDED: { code: -1011, message: '인증번호 입력 횟수를 초과했습니다. 인증번호를 다시 받아주세요.' },
  CODE_SENDS_EXCEEDED: { code: -1012, message: '인증번호 발송 횟수를 초과했습니다. 잠시 후 다시 시도해주세요.' },
  SESSION_ELSEWHERE: {
    code: -1013,
    message: '다른 기기에서 로그인 중입니다. 기존 접속을 종료하고 로그인하시겠습니까?',
  },
  SESSION_DISPLACED: { code: -1014, message: '다른 기기에서 로그인되어 로그아웃되었습니다.' },
  WITHDRAWAL_BLOCKED: { code: -1015, message: '진행 중인 신청이나 환불이 있어 탈퇴할 수 없습니다.' },
  PASSWORD_REUSED: { code: -1016, message: '현재 비밀번호와 다른 비밀번호를 입력해주세요.' },
  PASSWORD_CURRENT_WRONG: { code: -1017, message: '현재 비밀번호가 일치하지 않습니다.' },
  PHONE_JUST_CHANGED: {
    code: -1018,
    message: '휴대폰 번호를 바꾼 뒤 24시간 동안은 비밀번호를 다시 정할 수 없습니다.',
  },
  MEMBER_GONE: {
    code: -9997,
    message: '탈퇴했거나 이용이 정지된 계정이어서 로그아웃되었습니다. 궁금하신 점은 협회로 문의해주세요.',
  },

  // Applications: -2000 to -2099
  APPLY_NOT_OPEN: { code: -2001, message: '신청 기간이 아닙니다.' },
  APPLY_FULL: { code: -2002, message: '정원이 마감되었습니다.' },
  APPLY_DUPLICATE: { code: -2003, message: '이미 신청하셨습니다.' },
  APPLY_NOT_ELIGIBLE: { code: -2004, message: '같은 급수의 교육을 수료한 후 응시할 수 있습니다.' },
  CANCEL_NOT_ALLOWED: { code: -2005, message: '지금은 취소할 수 없는 신청입니다.' },
  REFUND_CLOSED: { code: -2006, message: '환불 가능 기간이 아닙니다.' },
  RETRACT_NOT_ALLOWED: { code: -2007, message: '지금은 취소를 철회할 수 없는 신청입니다.' },
  APPLY_AFTER_EXPIRY: {
    code: -2008,
    message: '결제 기한이 지난 신청은 1시간이 지난 후에 다시 신청할 수 있습니다.',
  },
  PAPER_NOT_ALLOWED: { code: -2009, message: '지금은 받으실 수 없는 증서입니다. 화면을 새로 고쳐 확인해주세요.' },

  // Payments: -2100 to -2199
  PAYMENT_NOT_DUE: { code: -2101, message: '결제할 신청이 아닙니다.' },
  PAYMENT_EXPIRED: { code: -2102, message: '결제 기한이 지났습니다.' },
  PAYMENT_GATEWAY_DOWN: { code: -2103, message: '결제 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.' },
  PAYMENT_UNDER_REVIEW: { code: -2104, message: '결제하신 금액을 협회에서 확인하고 있습니다. 잠시 기다려주세요.' },
  REFUND_ACCOUNT_NOT_ASKED: { code: -2105, message: '환불 계좌가 필요한 환불이 없습니다.' },
  REFUND_ACCOUNT_NOT_DENIABLE: {
    code: -2106,
    message: '지금은 멈출 수 있는 환불이 없습니다. 본인 계좌가 아니라면 협회로 전화해주세요.',
  },

  // Certificates: -2200 to -2299
  CERTIFICATE_NOT_EARNED: {
    code: -2201,
    message: '합격이 발표된 본인의 시험만 자격증을 신청할 수 있습니다.',
  },
  CERTIFICATE_PART_MISSING: {
    code: -2202,
    message: '같은 급수의 필기와 실기에 모두 합격한 뒤 자격증을 신청할 수 있습니다.',
  },
  CERTIFICATE_DUPLICATE: { code: -2203, message: '같은 급수의 자격증 신청이 진행 중입니다.' },
  CERTIFICATE_HELD: { code: -2204, message: '이미 발급된 자격증이 있습니다. 재발급을 신청해주세요.' },
  CERTIFICATE_NOT_REISSUABLE: { code: -2205, message: '재발급을 신청할 수 없는 자격증입니다.' },
  CERTIFICATE_CANCEL_NOT_ALLOWED: { code: -2206, message: '지금은 취소할 수 없는 자격증 신청입니다.' },
  CERTIFICATE_FEE_NOT_OWED: { code: -2207, message: '돌려드릴 발급 수수료가 없습니다.' },

  // Files and outside services: -2300 to -2399
  FILE_REJECTED: { code: -2301, message: '올릴 수 없는 파일입니다.' },
  LOOKUP_DOWN: { code: -2302, message: '조회 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.' },
  SMS_DOWN: { code: -2303, message: '문자를 보내지 못했습니다. 잠시 후 다시 시도해주세요.' },

  // The office: -2400 to -2499
  OFFICE_STATE_CHANGED: { code: -2401, message: '그사이 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해주세요.' },
  REFUND_UNANSWERED: {
    code: -2440,
    message: '결제사가 아직 답하지 않아 이미 환불되었을 수도 있습니다. 계좌 없이 다시 보내면 결제사에 먼저 확인합니다.',
  },
  SECOND_EMPLOYEE_NEEDED: { code: -2402, message: '먼저 요청하신 건입니다. 다른 직원이 확인해야 처리됩니다.' },
  SECOND_LOOK_DIFFERS: {
    code: -2403,
    message: '먼저 요청한 직원의 내용과 다릅니다. 금액과 계좌를 다시 확인해주세요.',
  },
  OWN_MATTER: {
    code: -2450,
    message: '본인의 신청·결제·자격증·계정은 본인이 처리할 수 없습니다. 다른 직원에게 요청해주세요.',
  },
  SECOND_IS_SAME_PERSON: {
    code: -2451,
    message: '먼저 요청한 직원과 같은 분의 계정으로는 확인할 수 없습니다. 다른 직원에게 요청해주세요.',
  },
  SECOND_TOO_CLOSE: {
    code: -2452,
    message:
      '먼저 요청한 직원과 30일 안에 직원 지정이나 권한을 주고받아 확인할 수 없습니다. 다른 직원에게 요청해주세요.',
  },
  NO_SECOND_EMPLOYEE: {
    code: -2453,
    message:
      '이 권한은 두 사람이 함께 주어야 하는데, 확인할 수 있는 다른 직원이 없습니다. 서버 운영자에게 요청해주세요.',
  },
  REFUND_NOT_YET_PAYABLE: {
    code: -2454,
    message: '직원이 입력한 계좌입니다. 회원이 확인할 수 있도록 하루가 지난 뒤에 보낼 수 있습니다.',
  },
  RESULT_TOO_EARLY: { code: -2404, message: '교육이나 시험이 시작된 뒤에 결과를 입력할 수 있습니다.' },
  CALL_OFF_NOT_CONFIRMED: {
    code: -2405,
    message: '입력하신 이름이나 돌려드릴 금액이 지금과 다릅니다. 다시 확인해주세요.',
  },
  RESULTS_CHANGED: {
    code: -2467,
    message: '확인한 뒤에 파일이나 신청 상태가 바뀌어 아무것도 입력하지 않았습니다. 결과표를 다시 확인해주세요.',
  },
  HAS_APPLICATIONS: {
    code: -2406,
    message: '신청한 분이 있어 초안으로 되돌릴 수 없습니다. 열지 않으려면 교육·시험을 취소해주세요.',
  },
  PUBLICATION_OVER: {
    code: -2421,
    message: '게시 종료일이 이미 지났습니다. 종료일을 고쳐 저장한 뒤 게시해주세요.',
  },
  EDITED_MEANWHILE: {
    code: -2420,
    message: '그사이 다른 직원이 고쳤습니다. 지금 내용을 확인해주세요.',
  },
  MEMBER_VIEWS_EXCEEDED: {
    code: -2431,
    message: '한 시간에 볼 수 있는 회원 정보의 수를 넘었습니다. 잠시 후 다시 시도해주세요.',
  },
  EMPLOYEE_ABOVE: {
    code: -2432,
    message: '본인에게 없는 권한을 가진 직원은 바꿀 수 없습니다. 그 권한을 가진 직원에게 요청해주세요.',
  },
  PERMISSION_NOT_OWN: { code: -2433, message: '본인에게 없는 권한은 다른 직원에게 줄 수 없습니다.' },
  LOGIN_LINK_NOT_SENT: {
    code: -2434,
    message: '로그인 링크를 보내지 못했습니다. 직원의 휴대폰 번호를 확인하고 다시 시도해주세요.',
  },
  LOGIN_LINKS_EXCEEDED: {
    code: -2435,
    message: '이 직원에게 한 시간에 보낼 수 있는 로그인 링크의 수를 넘었습니다. 잠시 후 다시 시도해주세요.',
  },

  // The members' space: -2500 to -2599
  REPORT_OWN_POST: { code: -2501, message: '본인이 쓴 글은 신고할 수 없습니다.' },
  REPORT_DUPLICATE: { code: -2502, message: '이미 신고하신 글입니다. 협회에서 확인하고 있습니다.' },
  REPORTS_EXCEEDED: { code: -2503, message: '하루에 신고할 수 있는 횟수를 넘었습니다. 내일 다시 신고해주세요.' },
  REPLY_POST_GONE: { code: -2504, message: '지워졌거나 협회가 숨긴 글이어서 댓글을 쓰거나 고칠 수 없습니다.' },
  OWN_POST_HIDDEN: { code: -2505, message: '협회가 숨긴 글은 고칠 수 없습니다. 궁금한 점은 협회로 문의해주세요.' },

  // Transport: the HTTP status is the code
  MALFORMED: { code: 400, message: '입력하신 내용을 확인해주세요.' },
  NO_SESSION: { code: 401, message: '로그인이 필요합니다.' },
  FORBIDDEN: { code: 403, message: '요청을 처리할 권한이 없습니다.' },
  NOT_FOUND: { code: 404, message: '요청하신 내용을 찾을 수 없습니다.' },
  STILL_RUNNING: { code: 409, message: '같은 요청을 처리하고 있습니다.' },
  TOO_LARGE: { code: 413, message: '파일이 너무 큽니다.' },
  WRONG_MEDIA_TYPE: { code: 415, message: '지원하지 않는 형식입니다.' },
  NO_SUCH_RANGE: { code: 416, message: '요청하신 부분이 파일에 없습니다.' },
  KEY_REUSED: { code: 422, message: '같은 요청 번호로 다른 내용을 보낼 수 없습니다.' },
  TOO_MANY: { code: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' },
  FAULT: { code: 500, message: '서버와 통신이 원활하지 않습니다.' },
  NOT_READY: { code: 503, message: '서비스를 준비하고 있습니다. 잠시 후 다시 시도해주세요.' },
  STORAGE_DOWN: { code: 503, message: '지금은 파일을 다룰 수 없습니다. 잠시 후 다시 시도해주세요.' },
} as const satisfies Record<string, { code: number; message: string }>;

/** The name of a code, for example `APPLY_FULL`. */
export type CodeName = keyof typeof CODES;
/** A code that refuses for a business reason: HTTP 200 with a negative code. */
export type BusinessErrorName = {
  [Name in CodeName]: `${(typeof CODES)[Name]['code']}` extends `-${string}` ? Name : never;
}[CodeName];
/** A code that is an HTTP status. */
export type HttpErrorName = Exclude<CodeName, BusinessErrorName | 'SUCCESS'>;

/** The business errors that end the session, whatever page they meet (specification §4, §8). */
export const FORCED_LOGOUT_CODES: readonly number[] = [CODES.SESSION_DISPLACED.code, CODES.MEMBER_GONE.code];
