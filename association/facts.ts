/** Building of the association, also the place of its courses and exams in Seoul. */
const HOUSE = { street: '서울특별시 중구 한빛로 27', building: '한빛외식회관' } as const;

/** Operator of this site. `colors` repeats four of `colours.css` for places without styles; a test compares them. */
export const association = {
  name: '한빛외식업협회',
  /** Full legal name, required for terms, certificates and receipts. */
  legalName: '사단법인 한빛외식업협회',
  englishName: 'Hanbit Food-Service Association',
  /** Title and name of the head of the association. */
  representative: { title: '회장', name: '한도윤' },
  address: { postCode: '04595', ...HOUSE, text: `${HOUSE.street}, ${HOUSE.building} 5층` },
  phone: '02-555-0100',
  fax: '02-555-0109',
  /** Free number (080) at which members refuse advertising messages; empty where there is none. */
  refusalPhone: '080-555-0100',
  email: 'help@hanbit-food.example',
  /** Site of online courses and hygiene education. */
  classRoom: { name: '한빛 온라인 학습실', url: 'https://class.hanbit-food.example/' },
  /** Hours of the phone service, in Asia/Seoul. */
  officeHours: '평일 09:00~18:00 (점심시간 12:00~13:00, 토·일·공휴일 휴무)',
  businessNumber: '104-82-00007',
  /** 통신판매업 신고번호, required in the footer of who sells online. */
  mailOrderNumber: '2021-서울중구-00107',
  /** 업태 and 종목, as printed on bills (계산서). */
  businessType: '협회 및 단체, 교육 서비스업',
  businessItem: '외식경영 교육',
  /**
   * Items exempt from value-added tax (면세), according to the tax adviser. Orders at the gateway, cash receipts, bills
   * and receipts follow it; the gateway's contract must allow it (면세 or 복합 과세).
   */
  taxFree: { education: true, exam: true, certificate: false },
  /** Year the association was founded. */
  founded: 1998,
  slogan: '밥상을 밝히는 사람들과 함께합니다',
  /** 간편결제 on the gateway's card page, as agreed in its contract. */
  easyPay: ['카카오페이', '네이버페이', '토스페이'],
  bank: { name: '한빛은행', account: '100-2026-555010', holder: '한빛외식업협회' },
  /** Officer in charge of personal data, named in the privacy policy. */
  privacyOfficer: {
    name: '서지안',
    department: '정보보호팀',
    phone: '02-555-0105',
    email: 'privacy@hanbit-food.example',
  },
  colors: {
    primary: '#1b5138',
    accent: '#b8441a',
    ground: '#fdfbf6',
    /** Background in dark mode. */
    groundDark: '#171613',
  },
} as const;

/**
 * Accounts of the journal by the association's chart of accounts, as its tax adviser and program number them.
 * `partner` is the 거래처 of the program: code and name.
 */
export const accounting = {
  /** Written in the bank's list as the payer of the gateway's payouts. */
  gatewayPayer: '토스페이먼츠',
  accounts: {
    /** The association's bank account. */
    bank: { code: '103', title: '보통예금', partner: { code: '98000', title: '한빛은행' } },
    /** Paid at the gateway and not yet paid out. */
    gateway: { code: '120', title: '미수금', partner: { code: '00101', title: '토스페이먼츠' } },
    education: { code: '411', title: '교육수입' },
    exam: { code: '412', title: '검정수입' },
    certificate: { code: '413', title: '자격증발급수입' },
    /** Fees that came without a request, to be given back. */
    surplus: { code: '257', title: '가수금' },
    /** Value-added tax received, and paid with the gateway's fee. */
    taxReceived: { code: '255', title: '부가세예수금' },
    taxPaid: { code: '135', title: '부가세대급금' },
    gatewayFee: { code: '831', title: '수수료비용', partner: { code: '00101', title: '토스페이먼츠' } },
  },
} as const;

/** Information required by law wherever the private qualification is offered (자격기본법). */
export const qualification = {
  name: '외식경영관리사',
  grades: [1, 2],
  kind: '등록 민간자격',
  registrationNumber: '제2021-900001호',
  /** Registrar of private qualifications. */
  registrar: '한국직업능력연구원',
  ministry: '식품의약품안전처',
  /** Operator of the qualification and issuer of its certificates. */
  issuer: association.name,
  notice: '공인자격이 아님',
  /** Sentence for every page about the exam. */
  statement:
    '외식경영관리사는 자격기본법 제17조에 따라 등록한 민간자격으로, 국가가 공인한 자격이 아닙니다. (등록번호 제2021-900001호, 등록기관 한국직업능력연구원, 주무부처 식품의약품안전처)',
} as const;

/** Owners of each section's builds. */
export const teams = {
  about: { team: '기획총무국', contact: 'about-team@hanbit-food.example' },
  manager: { team: '자격검정국', contact: 'education-team@hanbit-food.example' },
  newsSpace: { team: '홍보협력국', contact: 'news-team@hanbit-food.example' },
  office: { team: '사무국', contact: 'office-team@hanbit-food.example' },
  sign: { team: '회원지원국', contact: 'member-team@hanbit-food.example' },
} as const;
