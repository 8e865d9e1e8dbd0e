import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeCheckHygieneFile,
  officeEnterHygieneFile,
  officeExportHygiene,
  officeHygiene,
  officeOverview,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

function open(path: string) {
  Object.assign(URL, { createObjectURL: () => 'blob:hygiene', revokeObjectURL: () => undefined });
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeHygiene, {
      list: [
        {
          memberNo: 41,
          name: '홍*동',
          business: '한빛국밥집',
          courseName: '기존 영업자 위생교육 3시간',
          completedOn: null,
        },
      ],
    })
    .answer(officeExportHygiene, { fileName: '위생교육.csv', table: '이름', members: 1 })
    .answer(officeEnterHygieneFile, 1);
  renderInHost(routes.routes, path, { api, user: aMember({ userRole: 'employee' }) });
  return api;
}

beforeEach(() => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('those who missed a year come first, and the chosen state is exported for a reason', async () => {
  const api = open('/office/hygiene');
  expect(await screen.findByRole('row', { name: /홍\*동.*한빛국밥집.*3시간.*기록 없음/ })).toBeInTheDocument();
  expect(api.requestsOf(officeHygiene)[0]?.input).toMatchObject({ state: 'OVERDUE' });
  await userEvent.click(screen.getByRole('button', { name: '올해 받을 회원' }));
  await waitFor(() => expect(api.requestsOf(officeHygiene).at(-1)?.input).toMatchObject({ state: 'DUE' }));
  await userEvent.click(screen.getByRole('button', { name: 'CSV 내려받기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '위생교육 현황 내려받기' }));
  await userEvent.click(dialog.getByRole('button', { name: '내려받기' }));
  expect(await dialog.findByText('어디에 쓰는지 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox'), '전화 안내');
  await userEvent.click(dialog.getByRole('button', { name: '내려받기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeExportHygiene)[0]?.input).toEqual({ state: 'DUE', reason: '전화 안내' }),
  );
});

test('a file is previewed row by row, and entered as previewed', async () => {
  const rows = [
    { line: 2, member: '홍*동', result: '2026-0001', outcome: 'enter' as const, message: '2026.05.07 (목)' },
    { line: 3, member: '김*나', result: '2026-0002', outcome: 'refused' as const, message: '이름: 없습니다.' },
  ];
  const api = open('/office/hygiene/file').answer(officeCheckHygieneFile, { fingerprint: 'f1', rows });
  const file = new File(['수료증번호'], '이수.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('이수 파일'), file);
  expect(await screen.findByRole('row', { name: /홍\*동.*입력/ })).toBeInTheDocument();
  expect(screen.getByText('이름: 없습니다.', { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1건 입력' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '1건 입력' }));
  await waitFor(() => expect(api.requestsOf(officeEnterHygieneFile)[0]?.input).toMatchObject({ fingerprint: 'f1' }));
});
