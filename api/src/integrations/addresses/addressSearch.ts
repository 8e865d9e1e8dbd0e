import type { Page, Paging } from '../../database/page.ts';

export interface FoundAddress {
  postCode: string;
  /** Road-name address. */
  roadAddress: string;
  /** Lot-number address. */
  jibunAddress: string;
}

/** Searches postal addresses by keywords. Throws if the service does not respond. */
export interface AddressSearch {
  search(query: Paging & { keyword: string }): Promise<Page<FoundAddress>>;
}
