import type { CallEntity } from '@portal/shared/contract';
import type {
  CertificateItem,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapEdu,
  getMapExam,
  getMapLine,
  getMapUserEdu,
  getMapUserExam,
  OwnPlace,
} from '@portal/shared/contract/manager';
import type { UserProfile } from '@portal/shared/contract/user';

/** API responses for tests; override the relevant properties. */

type CourseDetail = CallEntity<typeof getMapEdu>;
type ExamDetail = CallEntity<typeof getMapExam>;
type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type CourseApplication = CallEntity<typeof getMapUserEdu>;
type ExamApplication = CallEntity<typeof getMapUserExam>;

const windows = {
  reStartDate: '2026-11-01',
  reEndDate: '2026-12-09',
  percent: 100,
  reStartDate2: '2026-12-10',
  reEndDate2: '2026-12-10',
  percent2: 80,
};
const venue = { address: '서울특별시 중구 한빛로 27', address2: '한빛외식회관 3층' };
const texts = { content: '<p>외식업 경영의 기초를 배웁니다.</p>', files: [], contactPhone: '025550100' };
const open = {
  capacity: 80,
  seatsLeft: 12,
  price: 80_000,
  status: 'OPEN',
  statusName: '접수중',
  allowedActions: ['apply'],
  applyStartDate: '2026-11-01T09:00:00+09:00',
  applyEndDate: '2026-12-05T18:00:00+09:00',
} as const;

export const aCourse = (changes: Partial<CourseDetail> = {}): CourseDetail => ({
  educationNo: 7,
  title: '외식경영관리사 2급 기본 과정',
  rating: 2,
  eduType: 1,
  eduDate: '2026-12-10',
  time: '09:00',
  endTime: '18:00',
  ...venue,
  ...windows,
  ...open,
  allowedActions: ['apply'],
  ...texts,
  ...changes,
});

export const anExam = (changes: Partial<ExamDetail> = {}): ExamDetail => ({
  examinationNo: 9,
  year: 2026,
  rounds: 4,
  examinationName: '외식경영관리사 2급',
  part: '필기',
  rating: 2,
  examDate: '2026-12-20',
  time: '10:00',
  endTime: '11:40',
  passDate: '2027-01-08',
  ...venue,
  ...windows,
  ...open,
  allowedActions: ['apply'],
  ...texts,
  eligible: true,
  ...changes,
});

const own = {
  userExaminationNo: 12,
  status: 'CONFIRMED',
  statusName: '신청완료',
  price: 80_000,
  applyDate: '2026-11-20T10:30:00+09:00',
  payDueAt: null,
} as const;

export const aPayment = (
  changes: Partial<NonNullable<CourseApplication['payment']>> = {},
): NonNullable<CourseApplication['payment']> => ({
  paymentNo: 31,
  status: 'PAID',
  statusName: '결제완료',
  payMethod: 'card',
  payMethodName: '신용카드',
  amount: 80_000,
  paidAt: '2026-11-20T10:32:00+09:00',
  virtualAccount: null,
  ...changes,
});

export const aCourseRow = (changes: Partial<CourseRow> = {}): CourseRow => ({
  ...own,
  allowedActions: ['printSlip', 'cancel'],
  applyType: 1,
  educationNo: 7,
  title: '외식경영관리사 2급 기본 과정',
  rating: 2,
  eduType: 1,
  eduDate: '2026-12-10',
  time: '09:00',
  endTime: '18:00',
  ...venue,
  ...changes,
});

export const aCourseApplication = (changes: Partial<CourseApplication> = {}): CourseApplication => ({
  ...aCourseRow(),
  payment: aPayment(),
  refund: null,
  amountAwaitingAccount: 0,
  namedAccounts: [],
  refundQuote: { percent: 100, amount: 80_000 },
  edu: {
    title: '외식경영관리사 2급 기본 과정',
    rating: 2,
    eduType: 1,
    eduDate: '2026-12-10',
    time: '09:00',
    endTime: '18:00',
    ...venue,
    ...windows,
  },
  userEdu: {
    name: '김한빛',
    userBirth: '19660302',
    postCode: '04595',
    userAddress: '서울특별시 중구 퇴계로 100',
    userAddress2: '201호',
    isDisorder: 2,
    memo: '휠체어 자리',
  },
  classUrl: '',
  ...changes,
});

/** An application awaiting its payment. */
export const aHeldApplication = (changes: Partial<CourseApplication> = {}): CourseApplication =>
  aCourseApplication({
    status: 'HELD',
    statusName: '결제대기',
    allowedActions: ['pay', 'cancel'],
    payDueAt: '2026-11-20T11:00:00+09:00',
    payment: null,
    refundQuote: { percent: 100, amount: 0 },
    ...changes,
  });

const heldExam = {
  year: 2026,
  rounds: 4,
  examinationName: '외식경영관리사 2급',
  part: '필기',
  rating: 2,
  examDate: '2026-12-20',
  time: '10:00',
  endTime: '11:40',
  passDate: '2027-01-08',
  ...venue,
} as const;

export const anExamRow = (changes: Partial<ExamRow> = {}): ExamRow => ({
  ...own,
  allowedActions: ['printSlip', 'printTicket', 'cancel'],
  applyType: 2,
  examinationNo: 9,
  ...heldExam,
  passTime: '10:00',
  photo: { state: 'given', dueAt: '2026-12-18T00:00:00+09:00', reason: '' },
  ...changes,
});

export const anExamApplication = (changes: Partial<ExamApplication> = {}): ExamApplication => ({
  ...anExamRow(),
  payment: aPayment(),
  refund: null,
  amountAwaitingAccount: 0,
  namedAccounts: [],
  refundQuote: { percent: 100, amount: 80_000 },
  exam: { ...heldExam, ...windows },
  userExam: {
    examinationCode: '26-04-00017',
    koName: '김한빛',
    enName: 'KIM HANBIT',
    userBirth: '19660302',
    postCode: '04595',
    userAddr: '서울특별시 중구 퇴계로 100',
    userAddr2: '201호',
    memo: '',
    userProfile: '',
  },
  certificate: null,
  ...changes,
});

/** An announced pass for which a certificate can be requested. */
export const aPass = (changes: Partial<CertificateItem> = {}): CertificateItem => ({
  userExaminationNo: 12,
  certificateNo: null,
  certName: '외식경영관리사 2급 실기',
  rating: 2,
  passDate: '2026-11-06',
  status: 'NONE',
  statusName: '미신청',
  allowedActions: ['requestCertificate'],
  fee: 0,
  dueAt: null,
  reason: '',
  feeOwed: 0,
  feeAccount: '',
  feeReturnedAt: null,
  document: null,
  ...changes,
});

/** An issued certificate. */
export const aCertificate = (changes: Partial<CertificateItem> = {}): CertificateItem =>
  aPass({
    certificateNo: 5,
    status: 'ISSUED',
    statusName: '발급완료',
    allowedActions: ['reissueCertificate', 'printCertificate'],
    fee: 15_000,
    document: {
      number: '2026-2-48150-92361',
      rating: 2,
      name: '김한빛',
      userBirth: '19660302',
      issuedAt: '2026-11-10T11:00:00+09:00',
    },
    ...changes,
  });

export const aProfile = (changes: Partial<UserProfile> = {}): UserProfile => ({
  userId: 'hanbit01',
  name: '김한빛',
  userPhone: '01012345678',
  loginDate: '2026-11-20T09:00:00+09:00',
  userRole: 'member',
  userBirth: '19660302',
  email: 'hanbit@example.com',
  postCode: '04595',
  userAddress: '서울특별시 중구 퇴계로 100',
  userAddress2: '201호',
  industryType: 1,
  lcns_no: '',
  bssh_nm: '',
  busn_type_nm: '',
  prsdnt_nm_secu: '',
  site_addr: '',
  agreeMarketing: false,
  agreeMarketingDate: null,
  joinDate: '2020-01-01T09:00:00+09:00',
  ...changes,
});

/** A queue entry behind three others, who have offers. */
export const aPosition = (changes: Partial<CallEntity<typeof getMapLine>> = {}): CallEntity<typeof getMapLine> => ({
  placeNo: 5,
  status: 'WAITING',
  statusName: '대기 중',
  ahead: 3,
  waiting: 8,
  seatsLeft: 0,
  offered: 3,
  lapses: 0,
  opensAt: '2026-11-20T10:00:00+09:00',
  closesAt: '2026-12-05T18:00:00+09:00',
  drawnAt: '2026-11-20T10:00:00+09:00',
  byLot: true,
  offerDueAt: null,
  now: '2026-11-20T10:01:00+09:00',
  allowedActions: ['leave'],
  mark: '5.WAITING.3.leave',
  ...changes,
});

/** Status without an entry, before the member takes one. */
export const noPlace = (changes: Partial<CallEntity<typeof getMapLine>> = {}): CallEntity<typeof getMapLine> =>
  aPosition({
    placeNo: null,
    status: null,
    statusName: '',
    ahead: null,
    allowedActions: ['wait'],
    mark: '0',
    ...changes,
  });

export const aPlace = (changes: Partial<OwnPlace> = {}): OwnPlace => ({
  placeNo: 5,
  applyType: 1,
  offeringNo: 7,
  title: '외식경영관리사 2급 기본 과정',
  status: 'WAITING',
  statusName: '대기 중',
  offerDueAt: null,
  ...changes,
});
