import type { CallEntity } from '@portal/shared/contract';
import { INDUSTRY_CODES, type licence } from '@portal/shared/contract/common';
import { isKnown } from '@portal/shared/contract/words';
import type { Trade } from '../industries.ts';

/** Code of restaurants (음식점) in the registry. */
const FOOD_TYPE = '001';
/** Results per page, the maximum of one lookup. */
export const LICENCE_PAGE_SIZE = 10;

/** A business licence, as returned by the lookup. */
export type Licence = CallEntity<typeof licence>['list'][number];

/** Search values; at least one of the first two is filled in. */
export interface LicenceWords {
  upsoname: string;
  prsdnt_nm: string;
  sido_cd: string;
}

/** Registry codes of a trade; those of all three if none is given: 101, 105, 120. */
const industryCodes = (industryType: Trade): string =>
  industryType !== null && isKnown(INDUSTRY_CODES, industryType)
    ? INDUSTRY_CODES[industryType]
    : Object.values(INDUSTRY_CODES).join(',');

/** Lookup input for one page of results. */
export const licenceQuery = (words: LicenceWords, industryType: Trade, page: number) => ({
  ...words,
  food_gbn: FOOD_TYPE,
  induty_cd: industryCodes(industryType),
  start_idx: page,
  page,
  limit: LICENCE_PAGE_SIZE,
});
