import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuthType, IdentityPurpose } from '@portal/shared/contract/auth';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { AuthTables } from '../../../database/types/tables/auth.ts';
import { readCustomData } from '../../../integrations/identity/protocol/customData.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';

export type IdentityCheckRow = Selectable<AuthTables['identity_check']>;

interface Requested {
  identity: string;
  authType: AuthType;
  purpose: IdentityPurpose | null;
}

/** Keyed hash that binds a result to the request that the portal made. */
export const tokenOf = (keys: Configuration['encryptionKeys'], { identity, authType, purpose }: Requested): string =>
  keyedHash(keys, 'identity check', `${identity} ${authType} ${purpose ?? ''}`).toString('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns true if a result belongs to this portal's request and to the visit with which the browser returned. */
export function isOwnResult(keys: Configuration['encryptionKeys'], check: IdentityCheckRow, customData: string) {
  const data = readCustomData(customData);
  const token = tokenOf(keys, { identity: check.identity, authType: check.auth_type, purpose: check.purpose });
  return data !== null && isSame(data.token, token) && isSame(data.visit, check.visit_hash ?? '');
}

export const sealContextOfCheck = (identity: string) => sealContextOf('identity_check:ci_sealed', identity);
