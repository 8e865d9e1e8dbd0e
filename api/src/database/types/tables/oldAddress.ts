import type { Generated } from 'kysely';

/** An address of the former site, or a pattern of such addresses with numbers, and its page here. */
interface OldAddressTable {
  old_address_no: Generated<number>;
  /** As `addressKey` compares it. */
  address_key: string;
  /** As the operator has written it: `/bbs/view.php?no={no}`. */
  address: string;
  /** Path and query of a page, with the numbers of the pattern in braces. */
  target: string;
  made_at: Date;
}

/** Requests for an address without a page, of a day; the address is shortened by `missedAddress`. */
interface MissedAddressTable {
  day: string;
  address: string;
  asked: number;
}

export interface OldAddressTables {
  old_address: OldAddressTable;
  missed_address: MissedAddressTable;
}
