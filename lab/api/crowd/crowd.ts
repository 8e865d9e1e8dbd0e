import type { Configuration } from '../../../api/src/configuration/configuration.ts';
import type { DemoStore } from '../../../api/src/modules/files/demo/storeDemoFile.ts';

/** Stores and keys for adding a crowd. */
export interface CrowdStore extends DemoStore {
  keys: Configuration['encryptionKeys'];
}

/** A member of the crowd, in the order of creation. */
export interface Person {
  memberNo: number;
  /** From 0. */
  nth: number;
}
