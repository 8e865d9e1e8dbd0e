import * as v from 'valibot';
import { readBoundedText } from '../http/boundedText.ts';
import type { AddressSearch } from './addressSearch.ts';

const TIMEOUT_MS = 8_000;
const MAX_BODY_BYTES = 1_000_000;
/**
 * The service's code for success, and its codes for unsearchable keywords: too short, too many results, only symbols.
 */
const NO_ERROR = '0';
const UNSEARCHABLE_CODES = ['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013'];
/** Characters and words that the service rejects, from its guide. */
const REFUSED_WORDS = /[%=><[\]]|\b(OR|SELECT|INSERT|DELETE|UPDATE|CREATE|DROP|EXEC|UNION|FETCH|DECLARE|TRUNCATE)\b/gi;

const responseBody = v.object({
  results: v.object({
    common: v.object({
      errorCode: v.string(),
      errorMessage: v.string(),
      totalCount: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    }),
    juso: v.optional(v.nullable(v.array(v.object({ zipNo: v.string(), roadAddr: v.string(), jibunAddr: v.string() })))),
  }),
});

/** The government's road-name address service (business.juso.go.kr, addrLinkApi). */
export const createHttpAddresses = (url: string, key: string): AddressSearch => ({
  async search({ keyword, page, limit }) {
    const body = new URLSearchParams({
      confmKey: key,
      currentPage: String(page),
      countPerPage: String(limit),
      keyword: keyword.replace(REFUSED_WORDS, ' ').trim(),
      resultType: 'json',
    });
    const response = await fetch(url, {
      method: 'POST',
      body,
      // A redirect target must get neither the key nor a visitor's keywords.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the address service answered ${response.status}`);
    }
    const {
      results: { common, juso },
    } = v.parse(responseBody, JSON.parse(await readBoundedText(response, MAX_BODY_BYTES)));
    if (UNSEARCHABLE_CODES.includes(common.errorCode)) return { rows: [], totalRow: 0 };
    if (common.errorCode !== NO_ERROR) throw new Error(`the address service answered ${common.errorCode}`);
    return {
      rows: (juso ?? []).map(({ zipNo, roadAddr, jibunAddr }) => ({
        postCode: zipNo,
        roadAddress: roadAddr,
        jibunAddress: jibunAddr,
      })),
      totalRow: common.totalCount,
    };
  },
});
