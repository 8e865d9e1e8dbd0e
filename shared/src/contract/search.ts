import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { listOf, positive } from './base/envelope.ts';
import { dateTime, integer, requiredText } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** Search over all public content. */

const anyone = publicCalls('/api/home');

/** Kinds of results, with their Korean names. */
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
export type SearchKind = keyof typeof SEARCH_KINDS;
const searchKind = wordOf(SEARCH_KINDS);

/** A single letter occurs in nearly every text. */
export const MIN_SEARCH_LETTERS = 2;
/** Maximum letters of a search; longer texts are pasted by accident. */
export const MAX_SEARCH_LETTERS = 60;
/** Maximum results of a page. */
const MAX_RESULTS = 20;
/** Maximum page number, more than results can fill. */
const MAX_PAGE = 1000;

const NO_WORDS = '두 글자 이상 입력해주세요.';

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
        /** Number of the article, question, course or exam. */
        no: integer,
        title: v.string(),
        /** Text around the first match. */
        excerpt: v.string(),
        /** Day of publication, or first day of a course or an exam. */
        date: dateTime,
        /** Publisher's URL of food news; otherwise empty. */
        url: v.string(),
      }),
    ).entries,
    /** Number of results per kind, independent of the requested kind. */
    counts: v.record(searchKind, v.optional(v.number())),
    /** True if the search stopped early: there are more results than `totalRow`. */
    hasMore: v.boolean(),
    /** Words searched for; they differ from the keyword if it has no matches. */
    words: v.array(v.string()),
  }),
});
