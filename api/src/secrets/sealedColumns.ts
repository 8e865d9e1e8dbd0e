/**
 * Every sealed column, with the columns that identify its row in the context of the seal, in their order. `hash` names
 * a column with a keyed hash of the same text and the purpose of that hash.
 */
export const SEALED_COLUMNS = {
  'cash_receipt:number_sealed': { key: ['cash_receipt_no'] },
  'certificate:fee_account_sealed': { key: ['certificate_no'] },
  'correction:former_sealed': { key: ['correction_no'] },
  'correction:wanted_sealed': { key: ['correction_no'] },
  'dormant_record:sealed': { key: ['member_no'] },
  'group_seat:person_sealed': { key: ['seat_no'] },
  'identity_check:ci_sealed': { key: ['identity'] },
  'import_part:sealed': { key: ['upload_no', 'part_no'] },
  'lecturer:person_sealed': { key: ['lecturer_no'] },
  'member_ci:ci_sealed': { key: ['member_no'], hash: { column: 'ci_hash', purpose: 'ci' } },
  'old_password:sealed': { key: ['member_no'] },
  'outbox:sealed': { key: ['message_key'] },
  'push_subscription:sealed': { key: ['push_no'] },
  'refund:account_sealed': { key: ['refund_no'] },
  'retained_record:sealed': { key: ['record_no'] },
  'roster_row:sealed': { key: ['batch_no', 'roster_no'] },
  'second_factor:secret_sealed': { key: ['factor_no'] },
} as const satisfies Record<string, SealedColumn>;

/** Columns needed to find the values of a sealed column and to seal them again. */
export interface SealedColumn {
  key: readonly string[];
  hash?: { column: string; purpose: string };
}

/** A sealed column as `table:column`. */
export type SealedName = keyof typeof SEALED_COLUMNS;

/** Context that binds a sealed value to its row; `key` has the values of the declared columns. */
export const sealContextOf = (name: SealedName, ...key: readonly (number | string)[]): string =>
  `${name}:${key.join('-')}`;
