import { qualification } from '@portal/shared/association';
import type { CallEntity } from '@portal/shared/contract';
import { RECEIPT_PAPER_NAMES, type getMapCertificate } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { formatMoney } from '@portal/shared/format';
import { digitsOf } from '@portal/shared/rules';

type Valid = Extract<CallEntity<typeof getMapCertificate>, { valid: true }>;

/** Kind of a document by the fifth digit of its number; with the particle of a sentence. */
const NAMES: Readonly<Record<string, string>> = { 3: '수료증이', 4: '영수증이', 5: '영수증이' };
const MARK_AT = 4;

export const paperNameOf = (number: string): string => NAMES[digitsOf(number).charAt(MARK_AT)] ?? '자격증이';

/** Items of a valid document in addition to holder and day of issue. */
export function validPaper(paper: Valid) {
  if ('grade' in paper)
    return {
      title: '유효한 자격증입니다.',
      items: [{ term: '자격', description: `${qualification.name} ${paper.grade}급` }],
      isRefunded: false,
    };
  if ('title' in paper)
    return {
      title: '유효한 수료증입니다.',
      items: [{ term: '교육', description: paper.title }],
      isRefunded: false,
    };
  const { amount, refunded, kind } = paper;
  const items = [{ term: '금액', description: formatMoney(amount) }];
  if (refunded === 0)
    return { title: `유효한 ${inTable(RECEIPT_PAPER_NAMES, kind, '영수증')}입니다.`, items, isRefunded: false };
  return {
    title:
      refunded >= amount
        ? '유효한 영수증이지만, 그 뒤에 모두 환불되었습니다.'
        : '유효한 영수증이지만, 그 뒤에 일부가 환불되었습니다.',
    items: [
      ...items,
      { term: '환불', description: formatMoney(refunded) },
      { term: '남은 금액', description: formatMoney(amount - refunded) },
    ],
    isRefunded: true,
  };
}
