import type { Calls, CallValue } from '@portal/shared/contract';
import { INDUSTRY_CODES } from '@portal/shared/contract/common';
import { toPage } from '../../../database/page.ts';
import { LICENCE_PAGE_SIZE } from '../../../integrations/licences/licenceSearch.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { orLookupDown } from './orLookupDown.ts';

const ALL_INDUSTRIES: readonly string[] = Object.values(INDUSTRY_CODES);

/** Industry codes to search: those listed in the query, limited to the member's trade if given; never any others. */
function industriesOf({
  industryType,
  induty_cd,
}: Pick<CallValue<Calls['licence']>, 'industryType' | 'induty_cd'>): string[] {
  const listed = induty_cd
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const wanted = listed.length > 0 ? listed : ALL_INDUSTRIES;
  return ALL_INDUSTRIES.filter(
    (code) => wanted.includes(code) && (industryType === undefined || code === INDUSTRY_CODES[industryType]),
  );
}

/** Finds business licences. The browser does not call the service itself, so that its key stays on the server. */
export async function findLicences(input: CallValue<Calls['licence']>, context: CallContext) {
  const page = input.start_idx ?? input.page;
  const paging = { page, limit: LICENCE_PAGE_SIZE };
  const industries = industriesOf(input);
  if (industries.length === 0) return toPage({ rows: [], totalRow: 0 }, paging, (licence) => licence);
  const search = context.integrations.licences.search({
    foodType: input.food_gbn,
    businessName: input.upsoname,
    representative: input.prsdnt_nm,
    region: input.sido_cd,
    industries,
    page,
  });
  return toPage(await orLookupDown(search, 'licence', context), paging, (licence) => licence);
}
