import { FAQ_SUBJECTS } from '@portal/shared/contract/news';
import type { OfficeArticleKind } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import type { FieldChange } from '../../parts/form/changesBetween.ts';
import { KINDS } from '../kind/kinds.ts';
import type { ArticleFormValues } from './values.ts';

const yesOrNo = (value: boolean | undefined) => (value ? '예' : '아니요');

/** Fields in which the stored article differs from the typed one. The text itself is too long to show here. */
export function changesOf(kind: OfficeArticleKind, typed: ArticleFormValues, stored: ArticleFormValues): FieldChange[] {
  const { titleLabel, textLabel } = KINDS[kind];
  const shown: (FieldChange & { isSame: boolean })[] = [
    { label: titleLabel, value: stored.title, isSame: typed.title === stored.title },
    { label: textLabel, value: '저장된 내용 보기에서 확인해주세요.', isSame: typed.content === stored.content },
    {
      label: '분야',
      value: inTable(FAQ_SUBJECTS, stored.subject ?? 'edu', ''),
      isSame: typed.subject === stored.subject,
    },
    { label: '순서', value: String(stored.sortOrder), isSame: String(typed.sortOrder) === String(stored.sortOrder) },
    {
      label: '첨부파일',
      value: namesOf(stored),
      isSame: namesOf(typed) === namesOf(stored),
    },
    { label: '대표 사진', value: '다른 사진', isSame: typed.imagePath === stored.imagePath },
    { label: '목록 맨 위에 고정', value: yesOrNo(stored.isTop), isSame: typed.isTop === stored.isTop },
    { label: '위생교육 공지', value: yesOrNo(stored.isHygiene), isSame: typed.isHygiene === stored.isHygiene },
    { label: '작성 부서', value: stored.writer ?? '', isSame: typed.writer === stored.writer },
    {
      label: '게시 시작',
      value: [stored.fromDay, stored.fromTime].filter(Boolean).join(' '),
      isSame: typed.fromDay === stored.fromDay && typed.fromTime === stored.fromTime,
    },
    {
      label: '게시 종료',
      value: [stored.untilDay, stored.untilTime].filter(Boolean).join(' '),
      isSame: typed.untilDay === stored.untilDay && typed.untilTime === stored.untilTime,
    },
  ];
  return shown.filter(({ isSame }) => !isSame).map(({ label, value }) => ({ label, value }));
}

const namesOf = ({ files = [] }: ArticleFormValues) => files.map(({ fileName }) => fileName).join(', ');
