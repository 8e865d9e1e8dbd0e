import * as v from 'valibot';
import { hasDescribedPictures } from '../base/articleMarkup.ts';
import { clockTime, countNamed, day, requiredLines, requiredText, text } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { FAQ_SUBJECTS } from '../news.ts';
import { attachedFiles } from './attachedFiles.ts';

/** Form of an article of any kind; fields that a kind does not use keep their defaults. Days and times are in Seoul. */

const MAX_TITLE = 200;
const MAX_CONTENT = 100_000;
const MAX_WRITER = 50;
const MAX_PATH = 300;
const MAX_ORDER = 9999;

/** @param message for an invalid value. */
const dayOrNone = (message: string) => v.optional(v.union([v.literal(''), day], message), '');
const timeOrNone = (message: string) => v.optional(v.union([v.literal(''), clockTime], message), '');

export const articleForm = v.pipe(
  v.object({
    /** The question in a FAQ entry. */
    title: requiredText(MAX_TITLE, '제목을 입력해주세요.'),
    /** HTML of `ARTICLE_MARKUP`; the answer of a FAQ entry is plain text. */
    content: v.pipe(
      requiredLines(MAX_CONTENT, '내용을 입력해주세요.'),
      v.check(hasDescribedPictures, '사진마다 무엇이 보이는지 설명을 입력해주세요.'),
    ),
    /** Displayed author; empty: the office. */
    writer: v.optional(text(MAX_WRITER), ''),
    isTop: v.optional(v.boolean(NOT_OFFERED), false),
    /** True if a notice is about hygiene education. */
    isHygiene: v.optional(v.boolean(NOT_OFFERED), false),
    /** Path of the picture for lists and the top of the page; empty if none. */
    imagePath: v.optional(text(MAX_PATH), ''),
    files: v.optional(attachedFiles, []),
    subject: v.optional(wordOf(FAQ_SUBJECTS), 'edu'),
    /** Sort key of FAQ entries; equal ones sort by age. */
    sortOrder: v.optional(
      v.pipe(
        countNamed('순서를 숫자로 입력해주세요.'),
        v.maxValue(MAX_ORDER, `순서는 ${MAX_ORDER} 이하로 입력해주세요.`),
      ),
      0,
    ),
    /** Start of publication: now if no day is given, 0:00 if no time is given. */
    fromDay: dayOrNone('게시 시작일을 다시 입력해주세요.'),
    fromTime: timeOrNone('게시 시작 시각은 09:30처럼 입력해주세요.'),
    /** End of publication: never if no day is given, end of the day if no time is given. */
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
