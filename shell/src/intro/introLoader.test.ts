import { adminLogin } from '@portal/shared/contract/user';
import { aMember, FakeApi } from '@portal/shared/testing';
import { introLoader } from './introLoader.ts';

const LINK = 'value-of-the-link';

/** Opens the address as a browser does, whose requests have no fragment. */
async function open(address: string) {
  history.replaceState(null, '', address);
  const answer = await introLoader({ request: new Request(new URL(address.split('#')[0] ?? '', location.origin)) });
  return answer.headers.get('location');
}

beforeEach(() => localStorage.clear());

test.each([`/intro#authorization=${LINK}`, `/intro?authorization=${LINK}`])(
  'the link %s logs in, and its value leaves the address first',
  async (address) => {
    const api = new FakeApi().answer(adminLogin, aMember({ userRole: 'employee' })).install();
    expect(await open(address)).toBe('/main');
    expect(api.requestsOf(adminLogin).map(({ input }) => input)).toEqual([{ authorization: LINK }]);
    expect(location.href).not.toContain(LINK);
  },
);

test.each(['/intro', '/intro#m', '/intro#authorization='])('the address %s logs nobody in', async (address) => {
  const api = new FakeApi().install();
  expect(await open(address)).toBe('/main');
  expect(api.requestsOf(adminLogin)).toEqual([]);
});
