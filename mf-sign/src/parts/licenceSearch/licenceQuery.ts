import { INDUSTRY_CODES } from '@portal/shared/contract/common';
import type { IndustryType } from '../industries.ts';

/** 음식점 (spec §9). */
const FOOD_TYPE = '001';
/** Results of one page (spec §9). */
export const LICENCE_PAGE_SIZE = 10;

export interface LicenceWords {
  upsoname: string;
  prsdnt_nm: string;
  sido_cd: string;
}

/** Industry codes of a trade; of all three when none is given: 101, 105, 120. */
export const industryCodes = (industryType: IndustryType | null): string =>
  industryType ? INDUSTRY_CODES[industryType] : Object.values(INDUSTRY_CODES).join(',');

/** The input of the look-up for one page of results. */
export const licenceQuery = (words: LicenceWords, industryType: IndustryType | null, page: number) => ({
  ...words,
  food_gbn: FOOD_TYPE,
  induty_cd: industryCodes(industryType),
  start_idx: page,
  page,
  limit: LICENCE_PAGE_SIZE,
});
