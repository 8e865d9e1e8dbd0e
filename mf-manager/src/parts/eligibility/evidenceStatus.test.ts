import { evidenceStatus, type Eligibility } from './evidenceStatus.ts';

const EXAM_DAY = '2026-12-20';
const evidence = (changes: Partial<NonNullable<Eligibility['evidence']>>) => ({
  evidence: {
    evidenceNo: 1,
    ground: 'WORK' as const,
    groundName: '실무 경력',
    status: 'SUBMITTED' as const,
    statusName: '확인 중',
    submittedAt: '2026-11-20T10:00:00+09:00',
    files: [],
    reason: '',
    validUntil: null,
    ...changes,
  },
});

test.each([
  ['nothing', { evidence: null }, { isOpen: true, isWaiting: false }],
  ['papers that are checked', evidence({}), { isOpen: false, isWaiting: true }],
  ['papers that came back', evidence({ status: 'RETURNED', reason: '흐립니다.' }), { isOpen: true, isWaiting: false }],
  ['accepted ones', evidence({ status: 'ACCEPTED' }), { isOpen: false, isWaiting: false }],
  [
    'accepted ones that hold on the day of the exam',
    evidence({ status: 'ACCEPTED', validUntil: EXAM_DAY }),
    { isOpen: false, isWaiting: false },
  ],
  [
    'accepted ones that end before it',
    evidence({ status: 'ACCEPTED', validUntil: '2026-12-19' }),
    { isOpen: true, isWaiting: false },
  ],
] as const)('%s', (_what, given, standing) => expect(evidenceStatus(given, EXAM_DAY)).toMatchObject(standing));
