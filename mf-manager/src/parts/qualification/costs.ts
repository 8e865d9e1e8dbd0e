import { EXAM_PARTS, type Course, type Grade } from '@portal/shared/contract/manager';
import { isKnown } from '@portal/shared/contract/words';
import { formatMoney } from '@portal/shared/format';
import type { Tariff } from './useTariff.ts';

interface Cost {
  item: string;
  /** Won, by grade. */
  price: Record<Grade, number>;
}

/** All costs up to the certificate, item by item: information required by law (자격기본법). */
export const costsOf = (tariff: Tariff): readonly Cost[] => [
  { item: '교육비 (집합교육)', price: { 1: tariff.classroomCourse1, 2: tariff.classroomCourse2 } },
  { item: '필기 응시료', price: { 1: tariff.written1, 2: tariff.written2 } },
  { item: '실기 응시료', price: { 1: tariff.practical1, 2: tariff.practical2 } },
  { item: '자격증 발급비', price: { 1: tariff.certificate, 2: tariff.certificate } },
];

/** Parts whose fees are among the costs. */
const PARTS: readonly string[] = EXAM_PARTS;

/**
 * Costs with the price of one exam instead of the usual fee of its part: `총 195,000원 = …`. Any other part name means
 * both parts at once. Null for a grade with unknown costs.
 */
export function costsWith(
  { grade, part, price }: { grade: Course['rating']; part: string; price: number },
  tariff: Tariff,
) {
  const fee = { item: `${part} 응시료`, price };
  const usual = costsOf(tariff).flatMap((cost) =>
    isKnown(cost.price, grade) ? { item: cost.item, price: cost.price[grade] } : [],
  );
  if (usual.length === 0) return null;
  const isFee = ({ item }: { item: string }) => PARTS.some((name) => item.startsWith(name));
  const costs = PARTS.includes(part)
    ? usual.map((cost) => (cost.item === fee.item ? fee : cost))
    : [...usual.filter((cost) => !isFee(cost)).slice(0, 1), fee, ...usual.filter((cost) => !isFee(cost)).slice(1)];
  const total = costs.reduce((sum, cost) => sum + cost.price, 0);
  return `모두 ${formatMoney(total)} = ${costs.map((cost) => `${cost.item} ${formatMoney(cost.price)}`).join(' + ')}`;
}

export const totalCost = (tariff: Tariff, grade: Grade): number =>
  costsOf(tariff).reduce((sum, { price }) => sum + price[grade], 0);
