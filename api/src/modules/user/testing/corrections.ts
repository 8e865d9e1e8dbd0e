import type { TestClient, TestServer } from '../../../testing/index.ts';
import { pdf } from '../../../testing/samples.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';

/** Uploads a document of the member and returns its path. */
export const uploadDocument = async (client: TestClient): Promise<string> =>
  (await client.call('uploadFile', {}, { file: { fileName: '기본증명서.pdf', bytes: pdf } })).entity as string;

/** Requests another name and birth date with a document, and returns the number of the request. */
export async function askForPerson(
  client: TestClient,
  { name = '김새봄', userBirth = '19850215', reissue = false } = {},
): Promise<number> {
  const document = await uploadDocument(client);
  const asked = { name, userBirth, words: '개명했습니다.', document, reissue };
  const { code, entity } = await client.call('askCorrection', asked);
  if (code !== 1) throw new Error(`the correction was refused: ${code}`);
  return Number(entity);
}

interface Claim {
  name: string;
  userBirth: string;
  userId?: string;
  userPhone: string;
}

/** Requests another phone without a login; verifies the phone first. */
export async function askForPhone(server: TestServer, claim: Claim, browser = server.client()) {
  await provePhone(browser, claim, 'changePhone');
  return browser.call(
    'askPhoneCorrection',
    { words: '휴대폰을 잃어버렸습니다.', ...claim },
    { file: { fileName: '초본.pdf', bytes: pdf } },
  );
}
