import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASH_RECEIPT_DAYS } from '@portal/shared/contract/cashReceipt';
import {
  EVIDENCE_DAYS,
  FIRST_TARIFF,
  LINE_OPENS_BEFORE_MINUTES,
  MAX_GROUP_SEATS,
  MAX_LAPSES,
  OBJECTION_ANSWER_DAYS,
  OBJECTION_DAYS,
} from '@portal/shared/contract/manager';
import { CORRECTION_DAYS } from '@portal/shared/contract/user';
import { formatMoney } from '@portal/shared/format';
import { readVersions } from '@portal/shared/texts/versions';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/clock/durations.ts';
import { NIGHT_BEGINS, NIGHT_ENDS } from '../src/clock/night.ts';
import { ACCEPT_DAYS_BEFORE } from '../src/enrolment/group/acceptUntil.ts';
import { DAYS_TO_PAY } from '../src/enrolment/invoice/issueInvoice.ts';
import { HOLD_MS, HOLD_PAUSE_MS } from '../src/enrolment/offering/hold.ts';
import { ABSENT_OFFER_MS, NEAR_MS, NEAR_OFFER_MS, PRESENT_OFFER_MS } from '../src/enrolment/queue/offerSeats.ts';
import { SAME_DAY_PERCENT } from '../src/modules/manager/demo/draft.ts';
import { UNPAID_PAUSE_MS } from '../src/modules/manager/groups/unpaid.ts';
import { readFaq } from '../src/modules/news/demo/faq.ts';
import { readPages } from './pages.ts';
import { periodWords, statedPeriods } from './policy/tables.ts';

/** Numbers, dates and seasons in terms, questions and notices, compared with the rules of the code. */

const minutes = (ms: number) => `${ms / MINUTE_MS}분`;
const hours = (ms: number) => `${ms / HOUR_MS}시간`;
const days = (ms: number) => `${ms / DAY_MS}일`;
const COUNTS = ['영', '한', '두', '세'];

const terms = JSON.stringify(readVersions('terms').at(-1)?.articles);
const answerTo = (words: string) => readFaq().find(({ question }) => question.includes(words))?.answer ?? '';

test.each([
  `대기 화면을 보고 있으면 ${minutes(PRESENT_OFFER_MS)}, 보고 있지 않으면 ${hours(ABSENT_OFFER_MS)} 안에`,
  `시작까지 ${days(NEAR_MS)}이 남지 않았으면 ${hours(ABSENT_OFFER_MS)}을 ${hours(NEAR_OFFER_MS)}으로`,
  `밤 ${NIGHT_BEGINS - 12}시부터 다음 날 아침 ${NIGHT_ENDS}시까지는 이 시간에 넣지`,
  `시험에서 ${COUNTS[MAX_LAPSES]} 번 신청서를 내지 않은 회원은`,
  `한 번에 ${MAX_GROUP_SEATS}자리까지 단체로`,
  `시작 ${ACCEPT_DAYS_BEFORE}일 전까지`,
  `신청한 때부터 ${minutes(HOLD_MS)} 안에 결제`,
  `${hours(HOLD_PAUSE_MS)}이 지난 뒤에 다시 신청`,
  `${days(UNPAID_PAUSE_MS)} 동안 결제가 필요한 단체 신청을 새로`,
  `청구한 날부터 ${DAYS_TO_PAY}일 안에`,
  `당일에는 ${SAME_DAY_PERCENT}퍼센트`,
  `발표한 날부터 ${OBJECTION_DAYS}일 안에 이의를`,
  `신청한 날부터 ${OBJECTION_ANSWER_DAYS}일 안에 답`,
  `재발급 수수료는 ${formatMoney(FIRST_TARIFF.certificate)}`,
])('the newest terms say “%s”', (words) => {
  expect(terms).toContain(words);
});

test.each([
  ['정원이 다 찼는데', `보고 계시면 ${minutes(PRESENT_OFFER_MS)}, 그렇지 않으면 ${hours(ABSENT_OFFER_MS)} 안에`],
  ['정원이 다 찼는데', `시작까지 ${days(NEAR_MS)}이 남지 않았으면 ${hours(NEAR_OFFER_MS)}`],
  ['정원이 다 찼는데', `밤 ${NIGHT_BEGINS - 12}시부터 아침 ${NIGHT_ENDS}시까지는`],
  ['먼저 눌러야', `시작하기 ${LINE_OPENS_BEFORE_MINUTES}분 전부터`],
  ['배정받은 자리', `${COUNTS[MAX_LAPSES]} 번 내지 않으시면`],
  ['현금영수증', `입금하신 날부터 ${CASH_RECEIPT_DAYS}일째 되는 날까지`],
  ['여러 사람의 자리', `한 번에 ${MAX_GROUP_SEATS}명까지`],
  ['여러 사람의 자리', `결제는 ${minutes(HOLD_MS)} 안에`],
  ['여러 사람의 자리', `시작 ${ACCEPT_DAYS_BEFORE}일 전까지`],
  ['단체 신청의 계산서', `${DAYS_TO_PAY}일 안에`],
  ['시험에 응시하려면', `시험 ${EVIDENCE_DAYS}일 전까지`],
  ['결과에 이의신청', `${OBJECTION_DAYS}일 안에`],
  ['결과에 이의신청', `${OBJECTION_ANSWER_DAYS}일 안에 답`],
  ['자격증은 어떻게', `발급비 ${formatMoney(FIRST_TARIFF.certificate)}`],
  ['교육 당일에 못', `당일에는 ${SAME_DAY_PERCENT}%를`],
  ['결제하지 않고', `${minutes(HOLD_MS)} 안에`],
  ['결제하지 않고', `${hours(HOLD_PAUSE_MS)} 뒤에 다시`],
  ['이름이나 생년월일', `${CORRECTION_DAYS}일 안에`],
])('the answer to “%s” says “%s”', (question, words) => {
  expect(answerTo(question)).toContain(words);
});

test('forms state the periods of the retention rules', () => {
  const period = (rule: string, at = 0) => periodWords(statedPeriods().get(rule)?.[at] ?? '');
  const [contract, needs] = [period('applications'), period('needs on site and photos')];
  const [unpaid, people] = [period('people of groups', 1), period('people of groups')];
  const stated: Record<string, string[]> = {
    'mf-manager/src/parts/person/personalData.ts': [
      `끝난 뒤 ${contract}(탈퇴하시면 탈퇴 후 ${period('contracts of former members', 1)})`,
      `사진과 요청 사항은 끝난 뒤 ${needs}`,
      `'교육이나 시험이 끝난 뒤 ${needs}'`,
    ],
    'mf-manager/src/group/form/GroupConsents.tsx': [`시작일 뒤 ${people}, 다른 분으로 바뀐 분의 정보는 ${unpaid}`],
    'mf-manager/src/parts/eligibility/EvidenceDialog.tsx': [`돌려드린 서류는 ${period('papers of eligibility', 1)} 뒤`],
    'mf-sign/src/parts/document.ts': [`처리하고 ${period('documents of corrections')} 뒤에 지웁니다`],
    'mf-news-space/src/inquiry/InquiryWritePage.tsx': [`법에 따라 ${period('complaints')} 동안 보관`],
    'mf-office/src/roster/BatchesPage.tsx': [`받은 날부터 ${period('rows of rosters')} 동안`],
  };
  const pages = new Map(readPages().map(({ path, source }) => [path, source.replace(/\s+/g, ' ')]));
  const missing = Object.entries(stated).flatMap(([path, words]) =>
    words.filter((each) => !pages.get(path)?.includes(each)).map((each) => `${path}: ${each}`),
  );
  expect(missing).toEqual([]);
});

describe('an article of the demo', () => {
  const FOLDER = join(import.meta.dirname, '../src/modules/news/demo');
  const articles = globSync('{asctn,hygiene,notices}/*.md', { cwd: FOLDER }).map((file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8');
    return { file, source, daysAgo: Number(/^daysAgo: (\d+)$/m.exec(source)?.[1]) };
  });
  /** Days within which something that an article announces takes place. */
  const SOON = 90;

  test('announces days that come soon after it', () => {
    const stray = articles.flatMap(({ file, source, daysAgo }) =>
      [...source.matchAll(/\{\{(?:work)?(?:day|month)([+-]\d+)\}\}/g)]
        .map(([whole, offset]) => ({ whole, after: Number(offset) + daysAgo }))
        .filter(({ after }) => after < 0 || after > SOON)
        .map(({ whole }) => `${file}: ${whole}`),
    );
    expect(stray).toEqual([]);
  });

  test('names no season, because the day on which the demo is loaded decides its date', () => {
    const SEASONS = /설 연휴|추석|명절|폭설|한파|장마|여름철|겨울철|김장|휴가철/;
    expect(articles.filter(({ source }) => SEASONS.test(source)).map(({ file }) => file)).toEqual([]);
  });
});
