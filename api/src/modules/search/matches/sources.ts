import { sql, type RawBuilder } from 'kysely';
import type { SearchKind } from '@portal/shared/contract/search';
import { isPublished } from '../../../content/published.ts';
import { isUpcoming } from '../../../content/upcoming.ts';
import { OFFERING_TITLES } from '../../../enrolment/offering/offeringTitle.ts';

/** Table of one kind of results, and its entries that a visitor may open now. */
export interface Source {
  table: string;
  /** Column of the number. */
  key: string;
  title: RawBuilder<string>;
  /** Text below the title. */
  text: RawBuilder<string>;
  /** Column of the date; the newest are found first. */
  date: string;
  /** URL of a result that is not a page of the portal. */
  url?: RawBuilder<string>;
  isOpen(now: Date): RawBuilder<boolean>;
  /** True if the table grows without limit: its titles and texts then have an index of letter pairs. */
  isLong: boolean;
}

const column = (name: string) => sql.ref<string>(name);

const articles = (kind: 'notice' | 'data' | 'asctn'): Source => ({
  table: 'article',
  key: 'article_no',
  title: column('title'),
  text: column('plain_text'),
  date: 'published_at',
  isOpen: (now) => sql`kind = ${kind} and ${isPublished(now)}`,
  isLong: true,
});

const COURSE_FEE = '교육비';
const EXAM_FEE = '응시료';
/** Words in the texts of courses and exams: a search may be for them although no title has them. */
export const WORDS_BELOW: readonly string[] = [COURSE_FEE, EXAM_FEE];

// Facts that people search of a course and of an exam: place, price, deadline.
const place = sql`trim(address || ' ' || address2)`;
const price = sql`case price when 0 then '무료' else to_char(price, 'FM999,999,999') || '원' end`;
/** An end at 00:00 belongs to the day before. */
const period = sql`'신청 ' || to_char((apply_end_at - interval '1 second') at time zone 'Asia/Seoul', 'YYYY.MM.DD') || '까지'`;

/** All kinds of results, in the order in which results of equal rank are shown. */
export const SOURCES: Readonly<Record<SearchKind, Source>> = {
  notice: articles('notice'),
  faq: {
    table: 'faq',
    key: 'faq_no',
    title: column('question'),
    text: column('answer'),
    date: 'published_at',
    isOpen: isPublished,
    isLong: false,
  },
  course: {
    table: 'education',
    key: 'education_no',
    title: OFFERING_TITLES.education,
    text: sql`concat_ws(', ', ${place}, ${sql.lit(`${COURSE_FEE} `)} || ${price}, ${period})`,
    date: 'held_at',
    isOpen: isUpcoming,
    isLong: false,
  },
  exam: {
    table: 'examination',
    key: 'examination_no',
    title: OFFERING_TITLES.exam,
    text: sql`concat_ws(', ', part || ' 시험 ' || ${place}, ${sql.lit(`${EXAM_FEE} `)} || ${price}, ${period})`,
    date: 'held_at',
    isOpen: isUpcoming,
    isLong: false,
  },
  examNotice: {
    table: 'exam_notice',
    key: 'exam_notice_no',
    title: column('title'),
    text: column('summary'),
    date: 'published_at',
    isOpen: isPublished,
    isLong: true,
  },
  data: articles('data'),
  asctn: articles('asctn'),
  foodNews: {
    table: 'food_news',
    key: 'news_no',
    title: column('title'),
    text: column('summary'),
    date: 'published_at',
    url: column('url'),
    isOpen: (now) => sql`published_at <= ${now}`,
    isLong: true,
  },
};

/** Kinds in their order. */
export const KINDS = Object.keys(SOURCES) as SearchKind[];
