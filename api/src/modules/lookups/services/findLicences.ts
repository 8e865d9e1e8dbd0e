import type { Calls, CallValue } from '@portal/shared/contract';
import { INDUSTRY_CODES } from '@portal/shared/contract/common';
import { pageInfoOf } from '../../../database/page.ts';
import { LICENCE_PAGE_SIZE } from '../../../integrations/licences/licenceSearch.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

const EVERY_INDUSTRY: readonly string[] = Object.values(INDUSTRY_CODES);

/** The codes to look among: those of a trade, those that are named, or all three; never any other. */
function industriesOf({
  industryType,
  induty_cd,
}: Pick<CallValue<Calls['licence']>, 'industryType' | 'induty_cd'>): string[] {
  const named = induty_cd
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const asked = named.length > 0 ? named : EVERY_INDUSTRY;
  return EVERY_INDUSTRY.filter(
    (code) => asked.includes(code) && (industryType === undefined || code === INDUSTRY_CODES[industryType]),
  );
}

/** Business licences, asked for the browser so that the key of the service stays here. */
export async function findLicences(input: CallValue<Calls['licence']>, { integrations, log }: CallContext) {
  const page = input.start_idx ?? input.page;
  const industries = industriesOf(input);
  const paging = { page, limit: LICENCE_PAGE_SIZE };
  if (industries.length === 0) return { list: [], pageInfo: pageInfoOf(paging, 0) };
  const query = {
    foodType: input.food_gbn,
    businessName: input.upsoname,
    representative: input.prsdnt_nm,
    region: input.sido_cd,
    industries,
    page,
  };
  const { list, totalRow } = await orDown(integrations.licences.search(query), 'licence', log);
  return { list, pageInfo: pageInfoOf(paging, totalRow) };
}

/** Addresses by their words. */
export async function findAddresses(
  { keyword, page, limit }: CallValue<Calls['address']>,
  { integrations, log }: CallContext,
) {
  const { list, totalRow } = await orDown(integrations.addresses.search({ keyword, page, limit }), 'address', log);
  return { list, pageInfo: pageInfoOf({ page, limit }, totalRow) };
}

/** A service that does not answer is told to the visitor in words. */
async function orDown<T>(answer: Promise<T>, service: string, log: CallContext['log']): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    log.warn({ err: error, service }, 'a look-up service did not answer');
    throw new BusinessError('LOOKUP_DOWN');
  }
}
