import type { Page, Paging } from '../../database/page.ts';

export interface FoundAddress {
  postCode: string;
  /** By the road's name. */
  roadAddress: string;
  /** By the lot's number. */
  jibunAddress: string;
}

/** Looks addresses up by words. Throws when the service does not answer. */
export interface AddressSearch {
  search(query: Paging & { keyword: string }): Promise<Page<FoundAddress>>;
}
