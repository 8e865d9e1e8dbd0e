import { INDUSTRY_NAMES } from '@portal/shared/contract/common';
import type { UserProfile } from '@portal/shared/contract/user';

/** The three trades that may join, by industryType (specification §2). */
export const INDUSTRIES = [
  { value: 1, label: INDUSTRY_NAMES[1], description: '한식당, 고깃집, 주점처럼 음식을 조리하여 판매하는 업소' },
  { value: 2, label: INDUSTRY_NAMES[2], description: '학교, 병원, 기업, 복지시설의 급식시설' },
  { value: 3, label: INDUSTRY_NAMES[3], description: '계약을 맺고 집단급식소에서 음식을 조리하여 제공하는 영업' },
] as const;

/** A member's trade, which a later build may have added; null without one. */
export type Trade = UserProfile['industryType'];

/** Name of a trade; empty without one. */
export const industryName = (type: Trade): string =>
  type === null ? '' : (INDUSTRIES.find(({ value }) => value === type)?.label ?? '그 밖의 업종');
