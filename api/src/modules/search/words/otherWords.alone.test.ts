import { longestHold } from '@portal/shared/testing/longestHold';
import { OtherWords } from './otherWords.ts';
import { lettersOf } from './words.ts';

/** Maximum time that a search may block the event loop. */
const MAX_HOLD_MS = 25;

const SUBJECTS = ['위생교육', '자격시험', '외식경영관리사', '소상공인', '한식세계화', '신메뉴', '식자재', '지원사업'];
const NEWS = ['안내', '공고', '접수 시작', '결과 발표', '일정 변경', '신청 방법', '모집', '협약 체결'];
/** As many titles as the search reads at most, each with a word of its own. */
const TITLES = Array.from(
  { length: 2400 },
  (_, index) =>
    `2026년 제${index}회 ${SUBJECTS[index % 8]} ${NEWS[Math.floor(index / 8) % 8]}와 응시자 유의사항 ${index * 7919}명`,
);

describe('the event loop is not blocked', () => {
  const other = new OtherWords(TITLES);
  const letters = lettersOf(`${TITLES[7]} ${TITLES[77]}`);
  const foreign = '쀍';

  test('by letters of titles and a foreign one, however many', async () => {
    // Shorter ones first: an algorithm that is exponential in the length would never end with the longest.
    for (const length of [16, 20, 24, 28, 32, 40, 59])
      for (const known of [letters, '2026'.repeat(15), '2'.repeat(59)]) {
        const word = known.slice(0, length) + foreign;
        expect(await longestHold(async () => other.instead([word]), MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
      }
  });

  test.each([
    ['six slips', ['응시쟈', '유이사힝', '위셍교윸', '쟈격시험', '소샹공안', '지웡사읍']],
    [
      'six words that are none',
      ['유의샤항쀍', '외식겅영관라사쀍', '제129휘쀍', '협약챼결쀍', '결과빨표쀍', '신멘유발푯쀍'],
    ],
    ['six words of ten letters', Array.from({ length: 6 }, (_, index) => letters.slice(index, index + 9) + foreign)],
  ])('by %s', async (_, words) => {
    expect(await longestHold(async () => other.instead(words), MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
  });

  test('by the maximum number of titles', async () => {
    expect(await longestHold(async () => new OtherWords(TITLES), MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
  });
});
