import type { Page, Paging } from '../../database/page.ts';

export interface FoundAddress {
  postCode: string;
  /** By road name. */
  roadAddress: string;
  /** By lot number. */
  jibunAddress: string;
}

/** Searches postal addresses by words. Throws when the service does not answer. */
export interface AddressSearch {
  search(query: Paging & { keyword: string }): Promise<Page<FoundAddress>>;
}
