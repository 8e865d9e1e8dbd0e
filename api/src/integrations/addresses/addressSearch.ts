export interface FoundAddress {
  postCode: string;
  /** By the road's name. */
  roadAddress: string;
  /** By the lot's number. */
  jibunAddress: string;
}

/** Looks addresses up by words. Throws when the service does not answer. */
export interface AddressSearch {
  search(query: { keyword: string; page: number; limit: number }): Promise<{ list: FoundAddress[]; totalRow: number }>;
}
