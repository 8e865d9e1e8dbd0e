import { useItem } from '@portal/shared/client';
import { AUTH_TYPES, IDENTITY_WAY_CODE, IDENTITY_WAY_GROUP, type AuthType } from '@portal/shared/contract/auth';
import { educationCode } from '@portal/shared/contract/common';

/**
 * Methods by which the identity service identifies people; undefined until known, so that none is shown and then
 * removed. All of them for an API from before the list, and on an error: such an API refuses the methods that it does
 * not offer.
 */
export function useIdentityWays(): readonly AuthType[] | undefined {
  const { data, error } = useItem(educationCode, {}, { background: true });
  if (!data) return error ? AUTH_TYPES : undefined;
  const offered = data.filter(({ group }) => group === IDENTITY_WAY_GROUP).map(({ code }) => code);
  if (!offered.includes(IDENTITY_WAY_CODE)) return AUTH_TYPES;
  return AUTH_TYPES.filter((way) => offered.includes(String(way)));
}
