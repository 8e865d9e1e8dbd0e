import * as v from 'valibot';
import type { Page } from '../../database/page.ts';
import { readBoundedText } from '../http/boundedText.ts';
import { LICENCE_PAGE_SIZE, type Licence, type LicenceSearch } from './licenceSearch.ts';

const TIMEOUT_MS = 8_000;
const MAX_BODY_BYTES = 1_000_000;
const CALLBACK = 'licences';

const optionalText = v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))));
const row = v.object({
  rno: optionalText,
  lcns_no: optionalText,
  bssh_nm: optionalText,
  busn_type_nm: optionalText,
  prsdnt_nm_secu: optionalText,
  site_addr: optionalText,
});
/** Names of the total, which vary between services of this family. */
const TOTAL_NAMES = ['total_count', 'totalCount', 'total_cnt', 'totalCnt', 'total', 'tot_cnt', 'totalRow'];

/** The public service at a configured URL. It returns JSONP, for browsers, or plain JSON. */
export function createHttpLicences(url: string, key: string): LicenceSearch {
  return {
    async search({ foodType, businessName, representative, region, industries, page }) {
      const requestUrl = new URL(url);
      const query = {
        key,
        callback: CALLBACK,
        food_gbn: foodType,
        upsoname: businessName,
        prsdnt_nm: representative,
        sido_cd: region,
        induty_cd: industries.join(','),
        start_idx: String(page),
        page_size: String(LICENCE_PAGE_SIZE),
      };
      for (const [name, value] of Object.entries(query)) requestUrl.searchParams.set(name, value);
      const response = await fetch(requestUrl, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = await readBoundedText(response, MAX_BODY_BYTES);
      if (!response.ok) throw new Error(`the licence service answered ${response.status}`);
      return readLicences(body, page);
    },
  };
}

/** Parses `callback({...})` or `{...}`, with the rows at any depth. */
function readLicences(body: string, page: number): Page<Licence> {
  const [, wrapped] = /^\s*[\w.$]+\s*\(([\s\S]*)\)\s*;?\s*$/.exec(body) ?? [];
  const answer: unknown = JSON.parse(wrapped ?? body);
  const found = findRows(answer);
  if (found === null) throw new Error('the licence service answered without rows');
  const before = (page - 1) * LICENCE_PAGE_SIZE;
  const rows = found.slice(0, LICENCE_PAGE_SIZE).map((foundRow, index) => {
    const { rno, lcns_no, bssh_nm, busn_type_nm, prsdnt_nm_secu, site_addr } = v.parse(row, foundRow);
    return {
      rno: Number(rno) || before + index + 1,
      lcns_no: lcns_no ?? '',
      bssh_nm: bssh_nm ?? '',
      busn_type_nm: busn_type_nm ?? '',
      prsdnt_nm_secu: prsdnt_nm_secu ?? '',
      site_addr: site_addr ?? '',
    };
  });
  return { rows, totalRow: findTotal(answer) ?? before + rows.length };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findRows(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  for (const inner of Object.values(value)) {
    const found = findRows(inner);
    if (found) return found;
  }
  return null;
}

function findTotal(value: unknown): number | null {
  if (!isObject(value)) return null;
  for (const name of TOTAL_NAMES) {
    const total = Number(value[name] ?? Number.NaN);
    if (Number.isInteger(total)) return total;
  }
  for (const inner of Object.values(value)) {
    const found = findTotal(inner);
    if (found !== null) return found;
  }
  return null;
}
