import type { CallEntity } from '@portal/shared/contract';
import { INDUSTRY_CODES, type licence } from '@portal/shared/contract/common';
import { isKnown } from '@portal/shared/contract/words';
import type { Trade } from '../industries.ts';

/** The registry's code of restaurants (음식점). */
const FOOD_TYPE = '001';
/** Results of one page, as many as the look-up gives at once. */
export const LICENCE_PAGE_SIZE = 10;

/** One business licence, as the look-up gives it. */
export type Licence = CallEntity<typeof licence>['list'][number];

/** What is searched for; at least one of the first two is filled in. */
export interface LicenceWords {
  upsoname: string;
  prsdnt_nm: string;
  sido_cd: string;
}

/** The registry's codes of a trade; of all three when none is given: 101, 105, 120. */
const industryCodes = (industryType: Trade): string =>
  industryType !== null && isKnown(INDUSTRY_CODES, industryType)
    ? INDUSTRY_CODES[industryType]
    : Object.values(INDUSTRY_CODES).join(',');

/** The look-up's input for one page of results. */
export const licenceQuery = (words: LicenceWords, industryType: Trade, page: number) => ({
  ...words,
  food_gbn: FOOD_TYPE,
  induty_cd: industryCodes(industryType),
  start_idx: page,
  page,
  limit: LICENCE_PAGE_SIZE,
});
