import { UNDECIDED } from '../../src/modules/user/retention/rules.ts';
import { CONTRACT_YEARS, COMPLAINT_YEARS } from '../../src/modules/user/withdrawal/retainedRecords.ts';

/** Row of the policy's table of periods; `from` has its particle, `rules` are names of retention rules. */
export interface PolicyPeriod {
  stored: string;
  from?: string;
  /** A period of the rules, or words. */
  period?: string;
  until?: string;
  ground: string;
  rules?: readonly string[];
  /** Tables that no rule empties. */
  lasting?: readonly string[];
}

const SAFETY = '개인정보의 안전성 확보조치 기준';
const COMMERCE = '전자상거래 등에서의 소비자보호에 관한 법률';
const ACCESS_RULES = ['access log', 'addresses in the audit log'];

/** Stored data with their periods: the source of the policy's table. */
export const PERIODS: readonly PolicyPeriod[] = [
  {
    stored: '홈페이지 접속 기록(로그인 기록, 접속 IP 주소)',
    period: '3 months',
    ground: '통신비밀보호법',
    rules: [...ACCESS_RULES, 'missed addresses', 'sessions'],
  },
  {
    stored: '로그인하신 브라우저의 표시(새 기기 알림)',
    from: '마지막 로그인부터',
    period: '1 year',
    ground: SAFETY,
    rules: ['known browsers'],
  },
  {
    stored: '사무국 직원의 접속 기록',
    period: '2 years',
    ground: SAFETY,
    rules: ACCESS_RULES,
  },
  {
    stored: '사무국 직원이 가졌던 권한',
    from: '거둔 날부터',
    period: '5 years',
    ground: SAFETY,
    rules: ['revoked permissions'],
  },
  {
    stored: '사무국 직원의 업무 처리와 개인정보 열람 기록, 권한을 준 기록',
    until: '영구',
    ground: SAFETY,
    lasting: ['employee_branch', 'employee_grant', 'employee_permission'],
  },
  {
    stored: '계약 또는 청약 철회, 대금 결제와 재화 등의 공급에 관한 기록(신청, 결제와 환불, 성적, 신청할 때의 동의)',
    from: '교육이나 시험이 끝나고 대금을 정리한 날부터',
    period: '5 years',
    ground: COMMERCE,
    rules: [
      ...['applications', 'consents of applications', 'scores', 'seats of groups', 'corrections of results'],
      ...['named accounts', 'findings of money', 'lines of the bank', 'refunds of completed education'],
      ...['payments of completed education', 'addresses of completed education', 'requests for certificates'],
      ...['applications of the former system', 'reasons of rejected refunds'],
    ],
  },
  { stored: '출석 기록', from: '출석한 날부터', period: '5 years', ground: COMMERCE, rules: ['attendance'] },
  {
    stored: '영수증에 적은 이름과 사업자등록번호, 자격증을 보낸 주소와 연락처',
    from: '발급하거나 보낸 날부터',
    period: '5 years',
    ground: COMMERCE,
    rules: ['receipts', 'addresses of certificates'],
  },
  {
    stored: '회원 정보와 설정의 변경 기록',
    from: '바꾼 날부터',
    period: '5 years',
    ground: COMMERCE,
    rules: ['audit log'],
  },
  {
    stored: '청구서(후불) 이용 허용',
    from: '허용이 끝난 날부터',
    period: '5 years',
    ground: COMMERCE,
    rules: ['allowances of invoices', 'outdated allowances of invoices'],
  },
  {
    stored: '탈퇴한 회원의 계약과 결제 기록(따로 암호화하여 보관)',
    from: '탈퇴한 날부터',
    period: `${CONTRACT_YEARS} years`,
    ground: COMMERCE,
    rules: ['contracts of former members'],
  },
  {
    stored: '탈퇴한 회원의 불만 또는 분쟁 처리 기록(따로 암호화하여 보관)',
    from: '탈퇴한 날부터',
    period: `${COMPLAINT_YEARS} years`,
    ground: COMMERCE,
    rules: ['contracts of former members'],
  },
  {
    stored: '계산서와 현금영수증의 발급 기록(번호는 국세청이 확인하면 지우고, 끝 네 자리만 남깁니다)',
    from: '그해',
    period: '6 years 3 months',
    ground: '국세기본법',
    rules: ['bills', 'cash receipts'],
  },
  {
    stored: '소비자의 불만 또는 분쟁 처리에 관한 기록(불만 문의, 이의신청, 게시물 신고, 탈퇴 이유)',
    from: '처리를 마친 날부터',
    period: '3 years',
    ground: COMMERCE,
    rules: ['complaints', 'objections to results', 'reports of posts', 'reasons of withdrawal'],
  },
  { stored: '1:1 문의와 그 파일', from: '끝난 날부터', period: '1 year', ground: '문의의 처리', rules: ['inquiries'] },
  {
    stored: '환불하거나 수수료를 돌려드린 계좌, 탈퇴한 회원의 자격증을 보낸 이름과 주소',
    from: '돌려드리거나 보낸 날부터',
    period: '8 weeks',
    ground: '송금과 배송의 확인',
    rules: ['accounts of refunds', 'accounts of returned fees', 'certificates sent to former members'],
  },
  {
    stored: '편의 제공이 필요한 사항(건강에 관한 정보)과 그 동의, 응시 사진',
    from: '교육이나 시험이 끝난 날부터',
    period: '4 weeks',
    ground: '편의 제공과 본인 확인',
    rules: ['needs on site and photos', 'consents to health data'],
  },
  {
    stored: '응시 자격 증빙 서류의 파일',
    from: '판정한 날부터',
    period: '5 years',
    ground: '자격의 확인',
    rules: ['files of eligibility'],
  },
  {
    stored: '돌려드린 응시 자격 증빙',
    from: '판정한 날부터',
    period: '6 months',
    ground: '자격의 확인',
    rules: ['papers of eligibility'],
  },
  {
    stored: '인정한 기한이 있는 응시 자격 증빙',
    from: '그 기한부터',
    period: '1 year',
    ground: '자격의 확인',
    rules: ['papers of eligibility'],
  },
  {
    stored: '정정 요청과 바뀌기 전의 이름·생년월일·휴대폰 번호(암호화)',
    from: '처리한 날부터',
    period: '5 years',
    ground: '본인의 확인과 분쟁의 해결',
    rules: ['corrections'],
  },
  {
    stored: '정정 서류',
    from: '처리한 날부터',
    period: '3 months',
    ground: '본인의 확인',
    rules: ['documents of corrections'],
  },
  {
    stored: '처리를 마치지 못한 요청(정정, 증빙, 문의, 이의신청, 신고, 결과 정정, 입금 확인, 대기)',
    from: '요청한 날부터',
    period: '5 years',
    ground: COMMERCE,
    rules: UNDECIDED.map(({ table }) => `undecided rows of ${table}`),
  },
  {
    stored: '대기한 순서',
    from: '대기가 끝난 날부터',
    period: '1 year',
    ground: '순서의 확인',
    rules: ['places in lines'],
  },
  {
    stored: '신청 시작 알림의 요청(알림을 보내면 바로 지웁니다)',
    from: '요청한 날부터',
    period: '1 year',
    ground: '알림의 발송',
    rules: ['opening alerts'],
  },
  {
    stored: '기기의 알림 주소와 열쇠(암호화하며, 끄거나 로그아웃하시면 바로 지웁니다)',
    from: '켜시거나 마지막으로 알림을 보낸 날부터',
    period: '1 year',
    ground: '알림의 발송',
    rules: ['devices for notices'],
  },
  {
    stored: '달력을 연결한 주소(연결을 끊으시면 바로 지웁니다)',
    from: '달력이 마지막으로 읽은 날부터',
    period: '1 year',
    ground: '일정의 안내',
    rules: ['calendar feeds'],
  },
  {
    stored: '예전 홈페이지에서 옮긴 비밀번호(암호화하며, 처음 로그인하시면 바로 지웁니다)',
    from: '옮긴 날부터',
    period: '1 year',
    ground: '본인의 확인',
    rules: ['passwords of the former system'],
  },
  {
    stored: '예전 홈페이지에서 옮기려고 올린 자료 파일(암호화하며, 다 옮기면 바로 지웁니다)',
    from: '올린 날부터',
    period: '7 days',
    ground: '회원 자료의 이전',
    rules: ['files of imports', 'problems of imports'],
  },
  {
    stored: '단체 신청에서 회사가 알려준 이름과 휴대폰 번호(거절하신 분의 것은 바로 지웁니다)',
    from: '교육이나 시험 날부터',
    period: '1 year',
    ground: '단체 신청의 처리',
    rules: ['people of groups'],
  },
  {
    stored: '단체 신청에서 다른 분으로 바뀌었거나 결제하지 않은 자리의 이름과 휴대폰 번호',
    from: '바뀌거나 기한이 지난 날부터',
    period: '3 months',
    ground: '단체 신청의 처리',
    rules: ['people of groups'],
  },
  {
    stored: '강사의 휴대폰 번호, 이메일과 계좌(암호화)',
    from: '계약이 끝난 날부터',
    period: '6 months',
    ground: '강사료의 지급',
    rules: ['contacts of lecturers'],
  },
  {
    stored: '강사의 이름, 맡은 과목, 강사료와 계약 기간',
    from: '계약이 끝난 날부터',
    period: '5 years',
    ground: '계약의 확인',
    rules: ['lecturers'],
  },
  {
    stored: '식품 관계 기관에 보낸 회원 명단',
    from: '보낸 날부터',
    period: '1 year',
    ground: '등록 결과의 확인',
    rules: ['rows of rosters'],
  },
  { stored: '지우신 게시물', from: '지운 날부터', period: '3 months', ground: '분쟁의 확인', rules: ['deleted posts'] },
  {
    stored: '홈페이지의 알림과 안내를 받으신 기록',
    from: '보낸 날부터',
    period: '1 year',
    ground: '통지의 확인',
    rules: ['notices', 'recipients of messages', 'reminders of hygiene education'],
  },
  {
    stored: '광고 메시지를 받으신 기록과 수신거부 주소',
    from: '보낸 날부터',
    period: '1 year',
    ground: '수신 동의의 확인',
    rules: ['recipients of advertisements'],
  },
  { stored: '보낸 문자와 메일', from: '보낸 날부터', period: '3 months', ground: '통지의 확인', rules: ['messages'] },
  {
    stored: '본인확인 기관의 본인확인 결과',
    period: '1 day',
    ground: '확인을 마친 뒤의 처리와 장애의 확인',
    rules: ['identity checks'],
  },
  {
    stored: '인증번호와 인증한 휴대폰 번호, 잘못 입력한 비밀번호의 횟수, 직원의 로그인 링크와 등록하지 않은 인증 앱',
    period: '1 day',
    ground: '부정 이용의 방지',
    rules: ['codes', 'verified phones', 'wrong passwords', 'links of administrators', 'unconfirmed second factors'],
  },
  {
    stored: '회원의 연계정보(CI)',
    until: '회원 탈퇴 시까지(탈퇴하시면 바로 지웁니다)',
    ground: '정보주체의 동의',
    lasting: ['member_ci'],
  },
  {
    stored: '회원 정보, 약관 동의 기록, 인정한 응시 자격, 올리신 파일',
    until: '회원 탈퇴 시까지',
    ground: '정보주체의 동의',
    lasting: ['consent', 'eligibility_evidence', 'member', 'stored_file', 'text_notice'],
  },
  {
    stored: '게시물과 댓글',
    until: '작성자가 지울 때까지',
    ground: '정보주체의 동의',
    lasting: ['member_post', 'member_post_file', 'post_hiding'],
  },
  {
    stored: '위생교육 이수 기록',
    until: '영구',
    ground: '식품위생법에 따른 교육 이수 사실의 확인',
    lasting: ['hygiene_completion', 'roster_entry', 'roster_refusal'],
  },
  {
    stored: '예전 홈페이지의 회원 번호',
    until: '영구',
    ground: '탈퇴하신 분의 정보를 다시 옮기지 않기 위한 확인',
    lasting: ['imported_member'],
  },
  {
    stored: '외식경영관리사 교육의 수료와 시험의 합격, 자격증·수료증·영수증의 번호',
    until: '영구',
    ground: '수료와 자격의 진위 확인',
    lasting: ['application', 'certificate', 'imported_application', 'imported_paper', 'paper', 'payment', 'refund'],
  },
  {
    stored: '마케팅 수신 동의 정보',
    until: '동의 철회 시까지(철회 요청일부터 7일 이내 처리)',
    ground: '정보주체의 동의',
  },
];
