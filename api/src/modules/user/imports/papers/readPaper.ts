import * as v from 'valibot';
import { personNameRule, storableNumber, storableText } from '@portal/shared/rules';
import { dayIn } from '../dayIn.ts';
import type { FileRow } from '../importFile.ts';
import type { Problem } from '../plan.ts';
import { numberOfFormerSystem } from './formerNumber.ts';
import { PAPER_HEADINGS, type PaperField } from './headings.ts';

export interface ImportedPaper {
  /** As it is compared. */
  number: string;
  name: string;
  issuedOn: string;
  /** Empty for somebody who is no member. */
  oldNumber: string;
  contents: { kind: 'CERTIFICATE'; grade: 1 | 2 } | { kind: 'COMPLETION'; title: string };
}

const KINDS: Readonly<Record<string, 'CERTIFICATE' | 'COMPLETION'>> = { 자격증: 'CERTIFICATE', 수료증: 'COMPLETION' };
const GRADES: Readonly<Record<string, 1 | 2>> = { 1: 1, '1급': 1, 2: 2, '2급': 2 };
const MAX_TITLE = 200;

const paperRow = v.object({
  number: v.pipe(
    storableText(),
    v.transform(numberOfFormerSystem),
    v.minLength(4, '4자 이상인 번호를 적어주세요.'),
    v.maxLength(40, '40자 이내로 적어주세요.'),
  ),
  kind: v.pipe(
    v.string(),
    v.check((word) => Object.hasOwn(KINDS, word), '자격증과 수료증 중 하나를 적어주세요.'),
  ),
  name: personNameRule,
  issuedOn: v.pipe(
    v.string(),
    v.check((day) => dayIn(day) !== null, '2011-03-02처럼 적어주세요.'),
  ),
  grade: v.string(),
  title: v.pipe(storableText(), v.maxLength(MAX_TITLE, `${MAX_TITLE}자 이내로 적어주세요.`)),
  oldNumber: storableNumber(),
});

const problem = (field: PaperField, message: string) => ({
  problems: [{ column: PAPER_HEADINGS[field][0], message }],
});

/** The paper of a row, or the problems of its cells. */
export function readPaper({ cells }: FileRow<PaperField>): { paper: ImportedPaper } | { problems: Problem[] } {
  const result = v.safeParse(paperRow, { ...cells, kind: cells.kind.trim() });
  if (!result.success)
    return {
      problems: result.issues.map((issue) => ({
        column: PAPER_HEADINGS[(v.getDotPath(issue) ?? 'number') as PaperField][0],
        message: issue.message,
      })),
    };
  const { number, kind, name, issuedOn, grade, title, oldNumber } = result.output;
  const common = { number, name, issuedOn: dayIn(issuedOn) ?? '', oldNumber };
  if (KINDS[kind] === 'COMPLETION')
    return title === ''
      ? problem('title', '수료증에는 교육명을 적어주세요.')
      : { paper: { ...common, contents: { kind: 'COMPLETION', title } } };
  const known = GRADES[grade.normalize('NFKC').replace(/\s/g, '')];
  if (known === undefined) return problem('grade', '1급과 2급 중 하나를 적어주세요.');
  return { paper: { ...common, contents: { kind: 'CERTIFICATE', grade: known } } };
}
