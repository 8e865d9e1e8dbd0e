import { attachmentDisposition } from './attachmentDisposition.ts';

test('offers a file name in any language', () => {
  expect(attachmentDisposition('점검 "표".csv')).toBe(
    `attachment; filename="__ ___.csv"; filename*=UTF-8''%EC%A0%90%EA%B2%80%20%22%ED%91%9C%22.csv`,
  );
});
