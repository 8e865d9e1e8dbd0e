import { sql, type RawBuilder } from 'kysely';
import type { SearchKind } from '@portal/shared/contract/search';
import { isAhead } from '../../../content/ahead.ts';
import { isPublished } from '../../../content/published.ts';

/** Where one kind of results is stored, and what of it a visitor may open now. */
export interface Source {
  table: string;
  /** The column of its number. */
  key: string;
  title: RawBuilder<string>;
  /** What is read below the title. */
  text: RawBuilder<string>;
  /** The column of its date; the newest are found first. */
  date: string;
  /** Where it stands when it is not a page of the portal. */
  url?: RawBuilder<string>;
  isOpen(now: Date): RawBuilder<boolean>;
  /** Whether the table grows for ever: its titles and its texts then have an index of their pairs of letters. */
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
/** Words that courses and exams say below their titles: a search may be for them though no title has them. */
export const WORDS_BELOW: readonly string[] = [COURSE_FEE, EXAM_FEE];

// What people ask of a course and of an exam: where, how much, until when.
const place = sql`trim(address || ' ' || address2)`;
const price = sql`case price when 0 then '무료' else to_char(price, 'FM999,999,999') || '원' end`;
/** An end at 00:00 is that of the day before. */
const period = sql`'신청 ' || to_char((apply_end_at - interval '1 second') at time zone 'Asia/Seoul', 'YYYY.MM.DD') || '까지'`;

/** Every kind of results, in the order in which equals are shown. */
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
    title: column('title'),
    text: sql`concat_ws(', ', ${place}, ${sql.lit(`${COURSE_FEE} `)} || ${price}, ${period})`,
    date: 'held_at',
    isOpen: isAhead,
    isLong: false,
  },
  exam: {
    table: 'examination',
    key: 'examination_no',
    title: sql`year || '년 제' || rounds || '회 ' || examination_name`,
    text: sql`concat_ws(', ', part || ' 시험 ' || ${place}, ${sql.lit(`${EXAM_FEE} `)} || ${price}, ${period})`,
    date: 'held_at',
    isOpen: isAhead,
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

/** The kinds in their order. */
export const KINDS = Object.keys(SOURCES) as SearchKind[];
