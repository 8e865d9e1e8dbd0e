import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';
import { LICENCE_PAGE_SIZE, type Licence, type LicenceSearch } from './licenceSearch.ts';

/** 음식점, the only food type the sandbox has. */
const FOOD_TYPE = '001';
const DELAY_MS = 60;
/** This name simulates an outage. */
const OUTAGE_NAME = '조회장애';
const BUSINESSES_PER_REGION_AND_INDUSTRY = 48;

const strings = v.array(v.string());
/** The 17 provinces and cities by their administrative codes (as in the code list REGION). */
const regionList = v.array(
  v.strictObject({
    code: v.string(),
    name: v.string(),
    districts: v.array(v.strictObject({ district: v.string(), street: v.string() })),
  }),
);
/** Parts of the names of businesses and owners. */
const businessNames = v.strictObject({
  first: strings,
  industries: v.array(v.strictObject({ code: v.string(), name: v.string(), ends: strings })),
  surnames: strings,
  givenNames: strings,
});

interface Business extends Omit<Licence, 'rno'> {
  region: string;
  industry: string;
  representative: string;
}

const pick = <T>(words: readonly T[], index: number): T => words[index % words.length] as T;

/** Generates the same businesses every time: every region has some of every industry. */
function makeBusinesses(): Business[] {
  const regions = readData(join(import.meta.dirname, 'regions.json'), regionList);
  const { first, industries, surnames, givenNames } = readData(
    join(import.meta.dirname, 'businessNames.json'),
    businessNames,
  );
  return regions.flatMap((region, regionIndex) =>
    industries.flatMap((industry, industryIndex) =>
      Array.from({ length: BUSINESSES_PER_REGION_AND_INDUSTRY }, (_, index): Business => {
        const number = (regionIndex * industries.length + industryIndex) * BUSINESSES_PER_REGION_AND_INDUSTRY + index;
        const { district, street } = pick(region.districts, index);
        const surname = pick(surnames, number * 7);
        const givenName = pick(givenNames, number * 5 + index);
        return {
          region: region.code,
          industry: industry.code,
          representative: surname + givenName,
          lcns_no: `${1996 + ((number * 13) % 30)}${region.code}${String(10_000 + number).padStart(5, '0')}`,
          bssh_nm: `${pick(first, index + regionIndex)}${industry.code === '101' ? '' : ' '}${pick(industry.ends, Math.floor(index / 3) + regionIndex)}`,
          busn_type_nm: industry.name,
          prsdnt_nm_secu: `${surname}*${givenName.slice(-1)}`,
          site_addr: [region.name, district, street, `${1 + ((number * 17) % 240)}, ${1 + (number % 4)}층`]
            .filter(Boolean)
            .join(' '),
        };
      }),
    ),
  );
}

let businesses: Business[] | undefined;

/** A licence service for demonstrations and tests, with a directory of fictional businesses. */
export const createSandboxLicences = (delayMs = DELAY_MS): LicenceSearch => ({
  async search({ foodType, businessName, representative, region, industries, page }) {
    await pause(delayMs);
    if (businessName === OUTAGE_NAME) throw new Error('the sandbox of the licence service is down');
    businesses ??= makeBusinesses();
    const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
    const found =
      foodType !== FOOD_TYPE
        ? []
        : businesses.filter(
            (business) =>
              industries.includes(business.industry) &&
              (region === '' || business.region === region) &&
              bare(business.bssh_nm).includes(bare(businessName)) &&
              business.representative.includes(bare(representative)),
          );
    const start = (page - 1) * LICENCE_PAGE_SIZE;
    const rows = found
      .slice(start, start + LICENCE_PAGE_SIZE)
      .map(({ lcns_no, bssh_nm, busn_type_nm, prsdnt_nm_secu, site_addr }, index) => ({
        rno: start + index + 1,
        lcns_no,
        bssh_nm,
        busn_type_nm,
        prsdnt_nm_secu,
        site_addr,
      }));
    return { rows, totalRow: found.length };
  },
});
