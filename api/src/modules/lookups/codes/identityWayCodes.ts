import { AUTH_TYPE_NAMES, IDENTITY_WAY_CODE, IDENTITY_WAY_GROUP } from '@portal/shared/contract/auth';
import type { IdentityService } from '../../../integrations/identity/protocol/identityService.ts';

/**
 * The ways to be identified: a code by SMS, and those of the identity service that is configured. Without a service the
 * list has the code alone, so that it says so; a list that is not there says nothing.
 */
export const identityWayCodes = (service: Pick<IdentityService, 'ways'> | null) =>
  [
    [IDENTITY_WAY_CODE, '문자 인증'],
    ...(service?.ways ?? []).map((way): [string, string] => [String(way), AUTH_TYPE_NAMES[way]]),
  ].map(([code = '', codeName = '']) => ({ group: IDENTITY_WAY_GROUP, code, codeName }));
