import { screen, within } from '@testing-library/react';
import type * as v from 'valibot';
import type { Call } from '@portal/shared/contract';
import {
  officeArticles,
  officeCertificates,
  officeMembers,
  officeOfferings,
  officeOverview,
  officeRefunds,
  officeReports,
  officeSiteItem,
  officeSiteItems,
  PERMISSIONS,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, newWord, renderInHost } from '@portal/shared/testing';
import { sampleOf } from '@portal/shared/testing/rendering/sampleOf';
import routes from './routes.tsx';

// An API of another release returns codes unknown to this build, with their names.

const overview = { name: '김직원', permissions: [...PERMISSIONS], fourEyesOver: 1_000_000, waiting: [] };
const draw = (api: FakeApi, path: string) =>
  renderInHost(routes.routes, path, { api, user: aMember({ userRole: 'employee' }) });
const officeApi = () => new FakeApi().answer(officeOverview, overview);

const sampleItem = (call: Call): Record<string, unknown> => {
  const sample = sampleOf(call.entity as v.GenericSchema) as { list: Record<string, unknown>[] };
  return sample.list[0] ?? {};
};

test.each([
  {
    path: '/office/courses',
    call: officeOfferings,
    changes: { status: newWord(), statusName: '잠시멈춤', isDraft: false },
    shown: '잠시멈춤',
  },
  {
    path: '/office/refunds',
    call: officeRefunds,
    changes: { status: newWord(), statusName: '잠시멈춤', need: newWord() },
    shown: '잠시멈춤',
  },
  {
    path: '/office/certificates',
    call: officeCertificates,
    changes: { status: newWord(), statusName: '잠시멈춤' },
    shown: '잠시멈춤',
  },
  {
    path: '/office/members',
    call: officeMembers,
    changes: { status: newWord(), statusName: '잠시멈춤' },
    shown: '잠시멈춤',
  },
  { path: '/office/notices', call: officeArticles, changes: { state: newWord() }, shown: '확인 필요' },
  { path: '/office/popups', call: officeSiteItems, changes: { state: newWord() }, shown: '확인 필요' },
  { path: '/office/reports', call: officeReports, changes: { kind: newWord() }, shown: /^회원이 쓴 글/ },
])('$path shows a row with an unknown code', async ({ path, call, changes, shown }) => {
  const answer = listOfAll([{ ...sampleItem(call), ...changes }]);
  draw(officeApi().answer(call as Call, answer as never), path);
  expect(await within(await screen.findByRole('table')).findByText(shown)).toBeInTheDocument();
});

test('an unknown kind of pending work is shown next to the known ones', async () => {
  const waiting = [
    { kind: newWord('audits'), count: 3, oldestAt: '2026-11-20T10:30:00+09:00' },
    { kind: 'reviews', count: 2, oldestAt: '2026-11-20T10:30:00+09:00' },
  ] as const;
  draw(new FakeApi().answer(officeOverview, { ...overview, waiting: [...waiting] }), '/office');
  expect(await screen.findByText('그 밖의 일 3건')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /금액 확인할 결제 2건/ })).toBeInTheDocument();
});

test('a form does not open on a value that it would lose', async () => {
  const sample = sampleOf(officeSiteItem.entity);
  if (!sample) throw new Error('no sample of an item');
  const item = { ...sample.item, kind: 'adBanner' as const, position: newWord('Top') };
  draw(officeApi().answer(officeSiteItem, { ...sample, item }), '/office/banners/write?kind=adBanner&no=1');
  expect(await screen.findByText('이 화면에서는 고칠 수 없습니다')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '저장' })).not.toBeInTheDocument();
});
