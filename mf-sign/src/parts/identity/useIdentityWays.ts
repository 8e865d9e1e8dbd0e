import { useItem } from '@portal/shared/client';
import { AUTH_TYPES, IDENTITY_WAY_CODE, IDENTITY_WAY_GROUP, type AuthType } from '@portal/shared/contract/auth';
import { educationCode } from '@portal/shared/contract/common';

/**
 * The ways in which the identity service identifies people here; undefined until that is known, so that no way is shown
 * that vanishes again. An API of before the list offers all of them, and so does one that cannot be asked: it refuses
 * what it does not offer.
 */
export function useIdentityWays(): readonly AuthType[] | undefined {
  const { data, error } = useItem(educationCode, {}, { background: true });
  if (!data) return error ? AUTH_TYPES : undefined;
  const offered = data.filter(({ group }) => group === IDENTITY_WAY_GROUP).map(({ code }) => code);
  if (!offered.includes(IDENTITY_WAY_CODE)) return AUTH_TYPES;
  return AUTH_TYPES.filter((way) => offered.includes(String(way)));
}
