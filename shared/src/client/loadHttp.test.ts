import { getMapNotice } from '../contract/news.ts';
import { request } from './index.ts';

let isGone = true;
jest.mock('./http.ts', () => {
  if (isGone) throw new Error('Loading chunk http failed');
  return {
    http: { request: async () => ({ status: 404, data: { code: 404, message: '' }, config: { headers: new Map() } }) },
  };
});

const read = () => request(getMapNotice, { noticeNo: 1 }, { background: true });

test('a chunk that does not load counts as a lost connection, and the next call requests it again', async () => {
  await expect(read()).rejects.toMatchObject({ failure: 'network', message: '서버와 통신이 원활하지 않습니다.' });
  isGone = false;
  await expect(read()).rejects.toMatchObject({ failure: 'http', code: 404 });
});
