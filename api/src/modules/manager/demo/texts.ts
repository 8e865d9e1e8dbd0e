import { join } from 'node:path';
import * as v from 'valibot';
import { FIRST_TARIFF } from '@portal/shared/contract/manager';
import { formatMoney } from '@portal/shared/format';
import { readData, readProse, type Values } from '@portal/shared/prose';
import { articleOf, listBlock } from '../../../demo/documents/blocks.ts';
import { EXAM_RULES, type Part } from './facts/examRules.ts';

/** Detail texts of the demo's courses and exams, as safe HTML. */

const FOLDER = join(import.meta.dirname, 'offerings');

const lessons = v.array(v.string());
const courses = v.strictObject({
  /** By grade. */
  lessons: v.strictObject({ 1: lessons, 2: lessons }),
  /** By kind of course: classroom, online. */
  delivery: v.strictObject({ 1: v.string(), 2: v.string() }),
  fee: v.strictObject({ free: v.string(), paid: v.string() }),
});

/**
 * The page shows the title of the course or exam above the text, so that headings are one level lower than in an
 * article.
 */
const read = (name: 'course' | 'exam', values: Values) =>
  articleOf(readProse(join(FOLDER, `${name}.md`), v.strictObject({}), values).blocks, 'h3');

export function courseContent(grade: 1 | 2, eduType: 1 | 2, price: number): string {
  const words = readData(join(FOLDER, 'courses.json'), courses, { price: formatMoney(price) });
  return read('course', {
    lessons: [listBlock(words.lessons[grade])],
    delivery: words.delivery[eduType],
    fee: price === 0 ? words.fee.free : words.fee.paid,
  });
}

export const examContent = (grade: 1 | 2, part: Part, price: number): string =>
  read('exam', {
    grade,
    subjects: [listBlock(EXAM_RULES.subjects[part].map(({ name, minutes, way }) => `${name}(${minutes}분, ${way})`))],
    passMark: EXAM_RULES.passMark,
    price: formatMoney(price),
    certificateFee: formatMoney(FIRST_TARIFF.certificate),
  });
