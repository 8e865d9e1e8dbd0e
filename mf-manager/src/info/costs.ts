import { CERTIFICATE_FEE, type Grade } from '@portal/shared/contract/manager';

interface Cost {
  item: string;
  /** Won, by grade. */
  price: Record<Grade, number>;
}

/** All costs on the way to the certificate, item by item: information required by law (자격기본법). */
export const COSTS: readonly Cost[] = [
  { item: '교육비 (집합교육)', price: { 1: 120_000, 2: 80_000 } },
  { item: '필기 응시료', price: { 1: 50_000, 2: 40_000 } },
  { item: '실기 응시료', price: { 1: 60_000, 2: 60_000 } },
  { item: '자격증 발급비', price: { 1: CERTIFICATE_FEE, 2: CERTIFICATE_FEE } },
];

/** Won for an online course instead of a classroom course, for either grade. */
export const ONLINE_COURSE_FEE = 35_000;

export const totalCost = (grade: Grade): number => COSTS.reduce((sum, { price }) => sum + price[grade], 0);
