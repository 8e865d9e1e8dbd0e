import { CERTIFICATE_FEE } from '../parts/legal/fees.ts';

interface Cost {
  item: string;
  /** Won, by grade. */
  price: Record<1 | 2, number>;
}

/** All that one pays on the way to the certificate, item by item (자격기본법). */
export const COSTS: readonly Cost[] = [
  { item: '교육비 (집합교육)', price: { 1: 120_000, 2: 80_000 } },
  { item: '필기 응시료', price: { 1: 50_000, 2: 40_000 } },
  { item: '실기 응시료', price: { 1: 60_000, 2: 60_000 } },
  { item: '자격증 발급비', price: { 1: CERTIFICATE_FEE, 2: CERTIFICATE_FEE } },
];

/** Won for an online course instead of the classroom, either grade. */
export const ONLINE_COURSE = 35_000;

export const totalCost = (rating: 1 | 2): number => COSTS.reduce((sum, { price }) => sum + price[rating], 0);
