import { AUTH_TYPES } from '@portal/shared/contract/auth';
import { openPortone } from '../../../integrations/identity/portone/testing/openPortone.ts';
import type { IdentityService } from '../../../integrations/identity/protocol/identityService.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';

const codesOf = async (server: TestServer, group: string) => {
  const { entity } = await server.client().call('educationCode');
  return (entity as { group: string; code: string; codeName: string }[]).filter((item) => item.group === group);
};

describeWithDatabase('the code lists', (open) => {
  test('have the 17 regions', async () => {
    expect(await codesOf(await open(), 'REGION')).toHaveLength(17);
  });

  const waysWith = async (identity?: IdentityService | null) => {
    const server = await open(identity === undefined ? {} : { integrations: { identity } });
    return (await codesOf(server, 'IDENTITY_WAY')).map(({ code, codeName }) => `${code} ${codeName}`);
  };

  test('name all identity methods with the sandbox', async () => {
    const all = ['SMS 문자 인증', '1 신용카드', '2 휴대폰 본인확인', '3 아이핀(i-PIN)'];
    expect(all).toHaveLength(AUTH_TYPES.length + 1);
    expect(await waysWith()).toEqual(all);
  });

  test('name the phone alone with PortOne', async () => {
    const { server, service } = await openPortone();
    expect(await waysWith(service)).toEqual(['SMS 문자 인증', '2 휴대폰 본인확인']);
    await server.close();
  });

  test('name the code by SMS alone if no service is configured', async () => {
    expect(await waysWith(null)).toEqual(['SMS 문자 인증']);
  });
});
