import { AUTH_TYPE_NAMES, IDENTITY_WAY_CODE, IDENTITY_WAY_GROUP } from '@portal/shared/contract/auth';
import type { IdentityService } from '../../../integrations/identity/protocol/identityService.ts';

/**
 * Methods of identification: a code by SMS, and the methods of the configured identity service. Without a service the
 * list has the code alone, which shows that there are no others; a missing list would show nothing.
 */
export const identityWayCodes = (service: Pick<IdentityService, 'ways'> | null) =>
  [
    [IDENTITY_WAY_CODE, '문자 인증'],
    ...(service?.ways ?? []).map((way): [string, string] => [String(way), AUTH_TYPE_NAMES[way]]),
  ].map(([code = '', codeName = '']) => ({ group: IDENTITY_WAY_GROUP, code, codeName }));
