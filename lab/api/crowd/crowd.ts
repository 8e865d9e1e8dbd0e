import type { Configuration } from '../../../api/src/configuration/configuration.ts';
import type { DemoStore } from '../../../api/src/modules/files/demo/storeDemoFile.ts';

/** What a crowd is written with. */
export interface CrowdStore extends DemoStore {
  keys: Configuration['encryptionKeys'];
}

/** A member of the crowd, in the order in which they came. */
export interface Person {
  memberNo: number;
  /** From 0. */
  nth: number;
}
