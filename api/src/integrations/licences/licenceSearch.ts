import type { Page } from '../../database/page.ts';

/** A search for licences; empty strings match everything. */
interface LicenceQuery {
  /** 001 is 음식점. */
  foodType: string;
  businessName: string;
  representative: string;
  /** One of the 17 region codes; empty for all. */
  region: string;
  /** A subset of 101, 105, 120. */
  industries: readonly string[];
  /** From 1. */
  page: number;
}

/** A licence with the public service's field names. */
export interface Licence {
  rno: number;
  lcns_no: string;
  bssh_nm: string;
  busn_type_nm: string;
  prsdnt_nm_secu: string;
  site_addr: string;
}

/** Results per page, a constant of the specification (§9). */
export const LICENCE_PAGE_SIZE = 10;

/** The public food-safety service. Throws if it does not respond. */
export interface LicenceSearch {
  search(query: LicenceQuery): Promise<Page<Licence>>;
}
