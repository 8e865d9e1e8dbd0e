import { certificatePaper, examTitle, receiptPaper, slipPaper, ticketPaper, type PaperApplication } from './index.ts';

const application = (changes: Partial<PaperApplication> = {}): PaperApplication => ({
  kind: 'exam',
  title: '2026년 제12회 외식경영관리사 2급 필기',
  grade: 2,
  typeName: '필기',
  format: 'exam',
  day: '2026-12-20',
  time: '10:00',
  endTime: '11:40',
  furtherLessons: [],
  address: '서울특별시 중구 한빛로 27',
  address2: '3층',
  applicationNo: 12,
  entryCode: null,
  terms: {
    reStartDate: '2026-11-01',
    reEndDate: '2026-12-09',
    percent: 100,
    reStartDate2: '2026-12-10',
    reEndDate2: '2026-12-10',
    percent2: 80,
  },
  exam: { year: 2026, rounds: 12, passDate: '2027-01-08', passTime: '10:00' },
  applicant: {
    name: '김한빛',
    enName: '',
    userBirth: '19660302',
    postCode: '04595',
    address: '서울특별시 중구 퇴계로 100',
    address2: '',
    needsHelp: null,
    memo: '',
    photo: '',
    examNumber: '26-12-00017',
  },
  ...changes,
});

test('a file is named by its title and its subject', () => {
  expect(ticketPaper(application()).fileName).toBe('수험표_2026년 제12회 외식경영관리사 2급 필기.pdf');
  const course = application({ kind: 'education', exam: null, title: '조리/위생: 2급 <기본>\n과정' });
  expect(slipPaper(course).fileName).toBe('교육 수강증_조리 위생 2급 기본 과정.pdf');
});

test('the two parts of a round differ by name', () => {
  const round = { year: 2026, rounds: 12, examinationName: '외식경영관리사 2급' };
  const titles = ['필기', '실기'].map((part) => examTitle({ ...round, part }));
  expect(titles).toEqual(['2026년 제12회 외식경영관리사 2급 필기', '2026년 제12회 외식경영관리사 2급 실기']);
});

test('a ticket without a photo lists what to bring', () => {
  expect(ticketPaper(application()).identity).toMatchObject({
    photo: '',
    missing: ['사진 없음', '반명함 사진을 붙여 오세요.'],
  });
});

test('a slip is for the entrance, unless the course is online', () => {
  const course = { kind: 'education', exam: null } as const;
  expect(slipPaper(application({ ...course, format: 'classroom' })).hint).toContain('입구에서');
  expect(slipPaper(application({ ...course, format: 'online' })).hint).not.toContain('입구');
});

test('a slip does not mention assistance unless requested', () => {
  const termsOf = (paper: { items: { term: string }[] }) => paper.items.map(({ term }) => term);
  expect(termsOf(slipPaper(application()))).not.toContain('편의 제공');
  const { applicant } = application();
  const course = application({ kind: 'education', exam: null, applicant: { ...applicant, needsHelp: false } });
  expect(slipPaper(course).items).toContainEqual({ term: '편의 제공', description: '해당 없음' });
});

test('a certificate without a known birth date omits it, and links to its verification on this site', () => {
  const paper = certificatePaper(
    { number: '2026-2-48150-92361', rating: 2, name: '김한빛', userBirth: '', issuedAt: '2026-11-10T23:30:00+09:00' },
    'https://portal.example',
  );
  expect(paper.items.map(({ term }) => term)).toEqual(['이름', '자격 종목', '자격증 번호', '발급일']);
  expect(paper.address).toBe('https://portal.example/manager/exam/verify?number=2026-2-48150-92361');
  expect(paper.issuedOn).toBe('2026년 11월 10일');
});

test('a receipt names the included tax, unless the API does not return it', () => {
  const receipt = {
    kind: 'PAYMENT' as const,
    kindName: '영수증',
    subjectNo: 1,
    what: '2급 교육비',
    method: '신용카드',
    amount: 50_001,
    refunded: 0,
    at: '2026-11-20T12:00:00+09:00',
    recipient: 'PERSON' as const,
    recipientName: '김한빛',
    businessNumber: '',
    number: '2026-4-48150-92361',
    name: '김한빛',
    issuedAt: '2026-11-20T12:00:00+09:00',
  };
  const taxOf = (changes: object) =>
    receiptPaper({ ...receipt, ...changes }, 'https://portal.example').items.find(({ term }) => term === '부가가치세');
  expect(taxOf({ taxFreeAmount: 50_001 })).toMatchObject({ description: '없음 (면세)' });
  expect(taxOf({ taxFreeAmount: 0 })).toMatchObject({ description: '4,546원 포함' });
  expect(taxOf({})).toBeUndefined();
});
