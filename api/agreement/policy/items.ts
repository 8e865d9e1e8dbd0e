import type { Calls } from '@portal/shared/contract';

/** Words of the policy for personal fields of members' and visitors' calls. */
export const WORDS = {
  account: '계좌번호',
  accountName: '예금주',
  address: '사업장 주소',
  auth: '기기의 알림 주소와 열쇠',
  bank: '은행명',
  bssh_nm: '업소명',
  businessItem: '종목',
  businessName: '상호',
  businessNumber: '사업자등록번호',
  businessType: '업태',
  busn_type_nm: '업종명',
  certName: '시험명',
  content: '내용',
  currentPw: '비밀번호',
  document: '증명 서류',
  email: '이메일',
  enName: '영문 이름',
  endpoint: '기기의 알림 주소와 열쇠',
  file: '파일',
  files: '파일',
  identity: '본인확인 결과값',
  industryType: '업종',
  isDisorder: '편의 제공이 필요한 사항(건강에 관한 정보)',
  koName: '한글 이름',
  lcns_no: '인허가번호',
  memo: '편의 제공이 필요한 사항(건강에 관한 정보)',
  name: '이름',
  number: '현금영수증 번호(휴대폰 번호나 현금영수증 카드번호, 또는 사업자등록번호)',
  p256dh: '기기의 알림 주소와 열쇠',
  people: '자리를 받으실 분의 이름과 휴대폰 번호',
  postCode: '주소',
  prsdnt_nm_secu: '대표자명',
  reason: '이유',
  representative: '대표자명',
  shopAddress: '업소 소재지',
  shopAddress2: '업소 소재지',
  shopName: '업소명',
  shopPhone: '업소 전화번호',
  site_addr: '업소 소재지',
  userAddr: '주소',
  userAddr2: '주소',
  userAddress: '주소',
  userAddress2: '주소',
  userBirth: '생년월일',
  userId: '아이디',
  userName: '이름',
  userPhone: '휴대폰 번호',
  userProfile: '사진',
  userPw: '비밀번호',
  words: '설명',
} as const;
export type PersonalField = keyof typeof WORDS;

/** Row of the policy's table of items. */
interface PolicyItems {
  work: string;
  /** Calls that take them. */
  calls: readonly (keyof Calls)[];
  required: readonly PersonalField[];
  optional?: readonly PersonalField[];
  /** Items that the portal makes or others give. */
  also?: readonly string[];
}

/** Personal data by kind of work: the source of the policy's table. */
export const ITEMS: readonly PolicyItems[] = [
  {
    work: '회원 가입과 회원 정보의 관리',
    calls: ['join', 'updateProfile', 'duplicationId', 'login', 'changePassword', 'userUpdateAuth'],
    required: ['userId', 'userPw', 'name', 'userBirth', 'userPhone', 'email', 'userAddress', 'industryType'],
    optional: ['bssh_nm', 'lcns_no', 'busn_type_nm', 'prsdnt_nm_secu', 'site_addr'],
  },
  {
    work: '문자 인증과 계정 찾기',
    calls: ['authSend', 'authMatch', 'findId', 'findPw', 'userDuplicateValidCheck', 'userModifyStatus'],
    required: ['name', 'userPhone', 'userId', 'userPw'],
  },
  {
    work: '기기 알림(켜신 분에 한함)',
    calls: ['postIntPush', 'postIntPushRenewal'],
    required: ['endpoint', 'p256dh', 'auth'],
    also: ['기기와 브라우저의 종류'],
  },
  {
    work: '본인확인 기관의 본인확인(하신 분에 한함)',
    calls: ['identityState'],
    required: ['identity'],
    also: ['이름', '생년월일', '휴대폰 번호', '연계정보(CI)'],
  },
  {
    work: '교육 신청',
    calls: ['postIntEdu'],
    required: ['name', 'userBirth', 'userAddress'],
    optional: ['memo'],
    also: ['출석 일시'],
  },
  {
    work: '시험 접수',
    calls: ['postIntExam', 'patchIntExamPhoto'],
    required: ['koName', 'enName', 'userBirth', 'userAddr', 'userProfile'],
    optional: ['memo'],
    also: ['출석 일시', '점수와 결과'],
  },
  { work: '응시 자격의 확인', calls: ['postIntEligibility'], required: ['files'], also: ['경력이나 학력의 구분'] },
  { work: '결과에 대한 이의신청', calls: ['postIntObjection'], required: ['content'], optional: ['files'] },
  {
    work: '단체 신청(회사가 적습니다)',
    calls: ['postIntGroup', 'patchIntGroupSeat'],
    required: ['businessName', 'businessNumber', 'people'],
  },
  {
    work: '단체 신청의 자리를 받으시는 분',
    calls: ['postIntGroupAccept'],
    required: ['enName', 'userAddress', 'userProfile'],
    optional: ['memo'],
    also: ['이름', '생년월일'],
  },
  {
    work: '계산서 발급(신청한 회사에 한함)',
    calls: ['requestBill'],
    required: ['businessName', 'businessNumber', 'representative', 'address', 'businessType', 'businessItem', 'email'],
  },
  {
    work: '결제와 환불(계좌는 계좌로 돌려받으시는 분에 한함)',
    calls: [
      ...(['startPayment', 'patchIntEduCancel', 'patchIntExamCancel', 'patchIntGroupSeatCancel'] as const),
      ...(['patchIntRefundAccount', 'patchIntCertificateAccount'] as const),
    ],
    required: ['accountName', 'bank', 'account'],
    also: ['결제 수단과 승인 내역'],
  },
  {
    work: '현금영수증 발급(신청하신 분에 한함)',
    calls: ['requestCashReceipt', 'startPayment', 'upsertCertificate'],
    required: ['number'],
  },
  {
    work: '영수증 발급',
    calls: ['postMapReceipt'],
    required: [],
    optional: ['businessName', 'businessNumber'],
    also: ['이름'],
  },
  {
    work: '자격증 발급',
    calls: ['upsertCertificate', 'patchIntCertificateAddress'],
    required: ['userId', 'userName', 'userPhone', 'certName', 'userAddress'],
  },
  {
    work: '이름·생년월일·휴대폰 번호의 정정',
    calls: ['askCorrection', 'askPhoneCorrection'],
    required: ['userId', 'name', 'userBirth', 'userPhone', 'words', 'document'],
    optional: ['identity'],
  },
  {
    work: '1:1 문의',
    calls: ['postIntInquiry', 'postIntInquiryAgain'],
    required: ['content'],
    optional: ['files'],
  },
  {
    work: '게시판, 업소 홍보, 후기와 댓글',
    calls: [
      ...(['postIntBoard', 'patchIntBoard', 'postIntPromotion', 'patchIntPromotion', 'postIntReview'] as const),
      ...(['postIntReply', 'patchIntReply', 'uploadFile'] as const),
    ],
    required: ['content'],
    optional: ['files', 'shopName', 'shopPhone', 'shopAddress', 'postCode'],
  },
  { work: '게시물의 신고', calls: ['postIntReport'], required: ['reason'], optional: ['words'] },
  {
    work: '강사의 위촉(강사에 한함)',
    calls: [],
    required: ['name', 'userPhone'],
    optional: ['email', 'bank', 'account'],
    also: ['맡은 과목', '강사료와 계약 기간'],
  },
  {
    work: '회원 탈퇴',
    calls: ['withdraw', 'withdrawDormant'],
    required: ['userPw', 'name', 'userPhone'],
    optional: ['reason'],
  },
];

/** Other input fields: numbers of rows, choices, pages, anonymous measurements. */
export const IMPERSONAL = new Set(
  `after agreeCompletion agreeMarketing agreePrivacy agreeSharing agreeTerms applicationId applyType asctnNo
  authorization authType before boardNo build byMail bySms cashReceipt cashReceiptNo category certificateNo cnt
  code completionNo connectType consents correctionNo count csv dataNo dayBefore department educationNo eduType employeeNo
  examinationNo examNoticeNo fee feed food_gbn ground groupNo induty_cd inquiryNo isConfirmed isToday isWanted item keyword kind
  limit menuType month newsNo noticeNo owner page part path payBy paymentNo payMethod position postNo promotionNo
  prsdnt_nm purpose pushNo rating recipient region reissue replyNo returnPath score seatNo seatNos seats section sessionNo sido_cd
  since site sizeType start_idx status subject subjectNo takeover termsVersion text title type upsoname url
  userExaminationNo version why`.split(/\s+/),
);

/** Calls whose field of such a name needs no row, each with the reason. */
export const NEEDS_NO_ROW: Readonly<Record<string, string>> = {
  downloadCertificate: 'number of the paper',
  downloadCompletion: 'number of the paper',
  downloadReceipt: 'number of the paper',
  getMapCertificate: 'number of the paper',
  getMapStandingText: 'name of the text',
  licence: 'a search',
  patchIntGroupSeat: 'name and phone of a seat, as in `people`',
  postMapGroupRoster: 'reads a file and returns it',
};
