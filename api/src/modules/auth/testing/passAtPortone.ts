import { randomBytes } from 'node:crypto';
import type { AuthType, IdentityPurpose } from '@portal/shared/contract/auth';
import { CHANNEL, PERSON, type openPortone } from '../../../integrations/identity/portone/testing/openPortone.ts';
import type { Customer } from '../../../integrations/identity/portone/testing/portoneServer.ts';
import { hashOfVisit, writeCustomData } from '../../../integrations/identity/protocol/customData.ts';
import type { TestClient } from '../../../testing/index.ts';

type PortoneServer = Awaited<ReturnType<typeof openPortone>>['server'];

/** Starts a check in a browser and at PortOne, as the page of identity services does. */
export async function beginAtPortone(
  browser: TestClient,
  server: PortoneServer,
  { purpose, authType = 2 }: { purpose?: IdentityPurpose; authType?: AuthType } = {},
) {
  const { entity } = await browser.call('identityStart', {
    authType,
    returnPath: '/sign/up/step1',
    ...(purpose ? { purpose } : {}),
  });
  const { identity, url } = entity as { identity: string; url: string };
  const [, token = ''] = new URL(url).hash.slice(1).split('.');
  const visit = randomBytes(16).toString('hex');
  const customData = writeCustomData({ token, visit: hashOfVisit(visit) });
  server.begin({ identityVerificationId: identity, customData, channelKey: CHANNEL });
  /** Follows PortOne's redirect back to the portal and returns its location. */
  const comeBack = async (by: TestClient = browser, changes: { visit?: string; code?: string } = {}) => {
    const query = new URLSearchParams({
      identityVerificationId: identity,
      transactionType: 'IDENTITY_VERIFICATION',
      ...(changes.code === undefined ? {} : { code: changes.code }),
    });
    const address = `/api/auth/identity/result/${changes.visit ?? visit}?${query.toString()}`;
    return String((await by.request({ method: 'GET', url: address })).headers['location']);
  };
  return { identity, token, visit, comeBack };
}

/** Passes a check as this person in a browser and returns its number. */
export async function passAtPortone(
  browser: TestClient,
  server: PortoneServer,
  { customer, purpose }: { customer: Partial<Customer>; purpose?: IdentityPurpose },
): Promise<string> {
  const { identity, comeBack } = await beginAtPortone(browser, server, purpose ? { purpose } : {});
  server.verify(identity, { ...PERSON, ...customer });
  await comeBack();
  return identity;
}
