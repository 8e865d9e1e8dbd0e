import * as v from 'valibot';
import { hasDescribedPictures } from '../base/articleMarkup.ts';
import { clockTime, countNamed, day, requiredLines, requiredText, text } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { FAQ_SUBJECTS } from '../news.ts';
import { attachedFiles } from './attachedFiles.ts';

/**
 * What the office types for an article of any kind; what a kind has no use for stays at its default. Days and times are
 * those of Seoul.
 */

const MAX_TITLE = 200;
const MAX_CONTENT = 100_000;
const MAX_WRITER = 50;
const MAX_PATH = 300;
const MAX_ORDER = 9999;

/** @param message where it is none. */
const dayOrNone = (message: string) => v.optional(v.union([v.literal(''), day], message), '');
const timeOrNone = (message: string) => v.optional(v.union([v.literal(''), clockTime], message), '');

export const articleForm = v.pipe(
  v.object({
    /** The question, where it is one. */
    title: requiredText(MAX_TITLE, '제목을 입력해주세요.'),
    /** HTML of `ARTICLE_MARKUP`; the answer to a question is plain text. */
    content: v.pipe(
      requiredLines(MAX_CONTENT, '내용을 입력해주세요.'),
      v.check(hasDescribedPictures, '사진마다 무엇이 보이는지 설명을 입력해주세요.'),
    ),
    /** Shown as who wrote it; empty: the office. */
    writer: v.optional(text(MAX_WRITER), ''),
    isTop: v.optional(v.boolean(NOT_OFFERED), false),
    /** Whether a notice is about hygiene education. */
    isHygiene: v.optional(v.boolean(NOT_OFFERED), false),
    /** Path of the picture for lists and the top of the page; empty when there is none. */
    imagePath: v.optional(text(MAX_PATH), ''),
    files: v.optional(attachedFiles, []),
    subject: v.optional(wordOf(FAQ_SUBJECTS), 'edu'),
    /** Questions are listed by this number, then by age. */
    sortOrder: v.optional(
      v.pipe(
        countNamed('순서를 숫자로 입력해주세요.'),
        v.maxValue(MAX_ORDER, `순서는 ${MAX_ORDER} 이하로 입력해주세요.`),
      ),
      0,
    ),
    /** From when the public reads it; without a day from now on, without a time from 0:00 on. */
    fromDay: dayOrNone('게시 시작일을 다시 입력해주세요.'),
    fromTime: timeOrNone('게시 시작 시각은 09:30처럼 입력해주세요.'),
    /** Until when; without a day for ever, without a time until the end of the day. */
    untilDay: dayOrNone('게시 종료일을 다시 입력해주세요.'),
    untilTime: timeOrNone('게시 종료 시각은 09:30처럼 입력해주세요.'),
  }),
  v.forward(
    v.check(({ fromDay, fromTime }) => fromDay !== '' || fromTime === '', '게시 시작일을 입력해주세요.'),
    ['fromDay'],
  ),
  v.forward(
    v.check(({ untilDay, untilTime }) => untilDay !== '' || untilTime === '', '게시 종료일을 입력해주세요.'),
    ['untilDay'],
  ),
  v.forward(
    v.check((form) => isPeriod(form), '게시 종료는 게시 시작보다 뒤여야 합니다.'),
    ['untilDay'],
  ),
);
export type ArticleForm = v.InferOutput<typeof articleForm>;

const isPeriod = (form: { fromDay: string; fromTime: string; untilDay: string; untilTime: string }) =>
  form.fromDay === '' ||
  form.untilDay === '' ||
  `${form.fromDay} ${form.fromTime || '00:00'}` < `${form.untilDay} ${form.untilTime || '24:00'}`;
