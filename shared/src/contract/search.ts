import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { listOf, positive } from './base/envelope.ts';
import { dateTime, integer, requiredText } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** The search over everything that visitors may read. */

const anyone = publicCalls('/api/home');

/** What can be found, by the name that the visitor reads. */
export const SEARCH_KINDS = {
  notice: '공지사항',
  faq: '자주 묻는 질문',
  course: '교육',
  exam: '시험',
  examNotice: '시험 공고',
  data: '자료실',
  asctn: '협회소식',
  foodNews: 'K-푸드 뉴스',
} as const;
/** A kind of what the search finds. */
export type SearchKind = keyof typeof SEARCH_KINDS;
const searchKind = wordOf(SEARCH_KINDS);

/** A single letter is in nearly every text. */
export const MIN_SEARCH_LETTERS = 2;
/** Letters of a search; nobody types more, and a longer text would be pasted. */
export const MAX_SEARCH_LETTERS = 60;
/** Results of one page at most. */
const MAX_RESULTS = 20;
/** More pages than results can fill. */
const MAX_PAGE = 1000;

const NO_WORDS = '두 글자 이상 입력해 주세요.';

export const searchPortal = anyone.get('search', {
  formerPaths: ['/api/home/search/searchPortal'],
  summary: 'What visitors may read of news, questions, courses and exams, the best match first',
  input: v.object({
    keyword: v.pipe(
      requiredText(MAX_SEARCH_LETTERS, NO_WORDS),
      v.check((words) => words.replace(/\s/g, '').length >= MIN_SEARCH_LETTERS, NO_WORDS),
    ),
    kind: v.optional(searchKind),
    page: positive(1, MAX_PAGE),
    limit: positive(10, MAX_RESULTS),
  }),
  entity: v.object({
    ...listOf(
      v.object({
        kind: searchKind,
        /** The number of the article, the question, the course, the exam. */
        no: integer,
        title: v.string(),
        /** The words around the first match. */
        excerpt: v.string(),
        /** When it was published; of a course or an exam, when it begins. */
        date: dateTime,
        /** Of food news, which stand elsewhere: where. Otherwise empty. */
        url: v.string(),
      }),
    ).entries,
    /** How many were found of each kind, whichever kind was asked for. */
    counts: v.record(searchKind, v.optional(v.number())),
    /** Where so many were found that the rest was not looked at: there are more than `totalRow`. */
    hasMore: v.boolean(),
    /** What was looked for: other words than the keyword's where those are nowhere. */
    words: v.array(v.string()),
  }),
});
