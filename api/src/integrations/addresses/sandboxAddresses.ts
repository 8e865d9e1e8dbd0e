import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';
import type { AddressSearch, FoundAddress } from './addressSearch.ts';

const DELAY_MS = 60;
/** This keyword simulates an outage. */
const OUTAGE_KEYWORD = '조회장애';
/** Buildings per street, two house numbers apart. */
const BUILDINGS_PER_STREET = 6;

const QUARTER_IN_BRACKETS = /[동가로]$/;

const roads = v.array(
  v.strictObject({
    /** The first building's, like lot and name. */
    postCode: v.number(),
    town: v.string(),
    quarter: v.string(),
    road: v.string(),
    building: v.number(),
    lot: v.number(),
    name: v.string(),
  }),
);

function makeAddresses(): FoundAddress[] {
  return readData(join(import.meta.dirname, 'roads.json'), roads).flatMap(
    ({ postCode: firstCode, town, quarter, road, building, lot, name }) =>
      Array.from({ length: BUILDINGS_PER_STREET }, (_, step): FoundAddress => {
        const remark = [QUARTER_IN_BRACKETS.test(quarter) ? quarter : '', step === 0 ? name : '']
          .filter(Boolean)
          .join(', ');
        return {
          postCode: String(firstCode + Math.floor(step / 3)).padStart(5, '0'),
          roadAddress: `${town} ${road} ${building + step * 2}${remark ? ` (${remark})` : ''}`,
          jibunAddress: `${town} ${quarter} ${lot}${step === 0 ? '' : `-${step}`}${step === 0 ? ` ${name}` : ''}`,
        };
      }),
  );
}

let addresses: FoundAddress[] | undefined;

/**
 * An address service for demonstrations and tests, with some streets of every province and city. All words must match.
 */
export const createSandboxAddresses = (delayMs = DELAY_MS): AddressSearch => ({
  async search({ keyword, page, limit }) {
    await pause(delayMs);
    if (keyword === OUTAGE_KEYWORD) throw new Error('the sandbox of the address service is down');
    addresses ??= makeAddresses();
    const words = keyword.split(/[\s,()]+/).filter(Boolean);
    const found =
      words.length === 0
        ? []
        : addresses.filter(
            ({ postCode, roadAddress, jibunAddress }) =>
              [roadAddress, jibunAddress, postCode].some((text) => words.every((word) => text.includes(word))) ||
              words.every((word) => `${roadAddress} ${jibunAddress}`.includes(word)),
          );
    const start = (page - 1) * limit;
    return { rows: found.slice(start, start + limit), totalRow: found.length };
  },
});
