/** Money that the gateway pays out on a day. */
interface GatewayPayoutTable {
  /** The day of the payout by the gateway's list. */
  paid_out_on: string;
  /** Won: payments minus refunds that it settles, the fee without its tax, that tax, and what is paid out. */
  amount: number;
  fee: number;
  fee_vat: number;
  paid_out: number;
  stored_at: Date;
  /** Day of the bank's line; null until it was found. */
  banked_on: string | null;
}

/** A day of the journal as last downloaded. */
interface TakenJournalDayTable {
  day: string;
  /** Won: sum of its debits. */
  debit: number;
  /** SHA-256 of its lines. */
  digest: Buffer;
  taken_at: Date;
}

export interface JournalTables {
  gateway_payout: GatewayPayoutTable;
  taken_journal_day: TakenJournalDayTable;
}
