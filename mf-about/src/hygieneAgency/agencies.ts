import agencies from '../../../association/about/agencies.json' with { type: 'json' };

/** A branch of the association that offers hygiene education. */
export interface Agency {
  region: string;
  name: string;
  /** Districts it serves. */
  serves: string;
  address: string;
  phone: string;
}

/** By province and city, in the order of the administrative codes. */
export const AGENCIES: readonly Agency[] = agencies;

export const REGIONS = [...new Set(AGENCIES.map(({ region }) => region))];
