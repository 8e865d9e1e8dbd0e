import * as v from 'valibot';
import { storableNumber } from '../../rules/index.ts';
import { publicCalls } from '../base/callsFor.ts';
import { dateTime, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { grade } from './offering.ts';

/** 진위확인: anyone can verify a paper by its number. */

const anyone = publicCalls('/api/home/manager');

export const RECEIPT_PAPER_NAMES = { RECEIPT: '영수증', REFUND_RECEIPT: '환불 영수증' } as const;

/** Fields returned for every valid paper. */
const holder = {
  /** Masked. */
  name: v.string(),
  issuedAt: dateTime,
};

/**
 * Unknown, revoked, replaced and malformed numbers get the same response. A completion and a receipt have no `grade`,
 * so that older pages do not take them for certificates.
 */
export const getMapCertificate = anyone.get('getMapCertificate', {
  summary: 'Whether a certificate, a completion or a receipt of this number is valid; limited for each network',
  input: v.object({ number: v.optional(storableNumber(), '') }),
  entity: v.union([
    v.object({ valid: v.literal(true), kind: v.optional(v.literal('CERTIFICATE')), grade, ...holder }),
    v.object({ valid: v.literal(true), kind: v.literal('COMPLETION'), title: v.string(), ...holder }),
    v.object({
      valid: v.literal(true),
      kind: wordOf(RECEIPT_PAPER_NAMES),
      amount: won,
      /** Refunded won of a payment. */
      refunded: won,
      ...holder,
    }),
    v.object({ valid: v.literal(false) }),
  ]),
});
