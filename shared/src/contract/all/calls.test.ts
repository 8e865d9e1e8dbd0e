import * as v from 'valibot';
import type { Call, Schema } from '../base/call.ts';
import { NUMBERS } from '../base/codeNames.ts';
import * as messages from '../base/messages.ts';
import { calls } from './calls.ts';

/** The 59 calls of specification §7. The licence lookup is the API's own path for the external service. */
const SPECIFIED = `
GET /api/user/login
GET /api/user/logout
GET /api/user/join
GET /api/user/duplicationId
GET /api/user/find/id
GET /api/user/find/pw
GET /api/user/userUpdateAuth
GET /api/user/userModifyStatus
GET /api/user/userDuplicateValidCheck
GET /api/user/adminLogin
GET /api/user/fetchUser
GET /api/user/userLoginSessionCheck
POST /smart-user/sign/changeToken
GET /api/auth/match
GET /api/auth/send
POST /api/common/uploadFile
GET /api/common/downloadFile
GET /api/common/education/code
GET /api/common/licence
GET /api/home/news/getListBoxAsctn
GET /api/home/news/getMapAsctn
GET /api/home/news/getListBoxNotice
GET /api/home/news/getMapNotice
GET /api/home/news/getListBoxData
GET /api/home/news/getMapData
GET /api/eat/news/fetchNewsList
GET /api/board/downloadCnt
GET /api/home/space/getListBoxPromotion
GET /api/home/space/getMapPromotion
GET /api/home/space/getListBoxBoard
GET /api/home/space/getMapBoard
GET /api/home/space/getListBoxReview
POST /api/home/space/postIntPromotion
POST /api/home/space/postIntBoard
POST /api/home/space/postIntReview
GET /api/home/manager/getListBoxEdu
GET /api/home/manager/getMapEdu
GET /api/home/manager/getIntUserEduApply
GET /api/home/manager/getListBoxUserEdu
GET /api/home/manager/getMapUserEdu
GET /api/home/manager/getListBoxExam
GET /api/home/manager/getMapExam
GET /api/home/manager/getIntUserExamApply
GET /api/home/manager/getListBoxExamNotice
GET /api/home/manager/getMapExamNotice
GET /api/home/manager/getListBoxUserExam
GET /api/home/manager/getMapUserExam
GET /api/home/manager/fetchUserCertList
POST /api/home/manager/postIntEdu
POST /api/home/manager/postIntExam
POST /api/home/manager/upsertCertificate
PATCH /api/home/manager/patchIntEduCancel
PATCH /api/home/manager/patchIntExamCancel
GET /api/home/main/getListBoxSite
GET /api/home/main/getListBoxPopup
GET /api/home/main/getListBoxTopBanner
GET /api/home/main/getListBoxBottomBanner
GET /api/home/intro/fetchEmployeeList
GET /api/adBanner/AdBannerList
`
  .trim()
  .split('\n');

/** Values that no length limit rejects. */
const UNSTORABLE_TEXTS = ['\0', 'a\0', '\ud800', '\udfff가'];
const UNSTORABLE_NUMBERS = [1e300, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '9'.repeat(19), '1e300'];

const passes = (schema: Schema) => (value: unknown) => v.is(schema as v.GenericSchema, value);

/** The schema and all nested schemas; the options of a union count as one. */
function partsOf(schema: object): Schema[] {
  const { type, entries, item, wrapped } = schema as {
    type: string;
    entries?: Record<string, object>;
    item?: object;
    wrapped?: object;
  };
  const inner = type === 'object' ? Object.values(entries ?? {}) : [item, wrapped].filter((part) => part !== undefined);
  return [schema as Schema, ...inner.flatMap(partsOf)];
}

describe('the contract', () => {
  const declared = new Set(Object.values(calls).map((call) => `${call.method} ${call.path}`));

  test('declares all 59 calls of specification §7', () => {
    expect(new Set(SPECIFIED).size).toBe(59);
    expect(SPECIFIED.filter((line) => !declared.has(line))).toEqual([]);
  });

  test('no two calls share method and path, former ones included', () => {
    const served = Object.values<Call>(calls).flatMap(({ method, path, formerPaths = [] }) =>
      [path, ...formerPaths].map((each) => `${method} ${each}`),
    );
    expect(new Set(served).size).toBe(served.length);
  });

  test('every call that changes state by GET is served as POST too', () => {
    const bare = Object.entries(calls).filter(
      ([, call]) => call.method === 'GET' && call.changes && !('alsoPost' in call),
    );
    expect(bare).toEqual([]);
  });

  test('every employee call, and no other, names its permission and has a path under /api/office/', () => {
    const misplaced = Object.entries<Call>(calls).filter(([, { access, permission, path }]) => {
      const isOffice = access === 'employee';
      return isOffice !== (permission !== undefined) || isOffice !== path.startsWith('/api/office/');
    });
    expect(misplaced).toEqual([]);
  });

  test('every call refuses text and numbers that cannot be stored', () => {
    const accepted = Object.entries<Call>(calls).flatMap(([name, { input }]) => {
      const parts = partsOf(input);
      const values = [
        ...parts.filter(({ type }) => type === 'string').flatMap((part) => UNSTORABLE_TEXTS.filter(passes(part))),
        ...parts
          .filter(({ type }) => type === 'union' || type === 'number')
          .flatMap((part) => UNSTORABLE_NUMBERS.filter(passes(part))),
      ];
      return values.map((value) => `${name}: ${JSON.stringify(value)}`);
    });
    expect(accepted).toEqual([]);
  });

  test('no two business errors have the same number; an HTTP status may have several messages', () => {
    const numbers = Object.values(NUMBERS).filter((number) => number < 0);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('each code has a message, and each message a code', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(NUMBERS).sort());
  });
});
