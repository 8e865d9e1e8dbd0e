import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  IMPORT_PART_BYTES,
  officeBeginImport,
  officeImport,
  officeImportForms,
  officeImports,
  officeOverview,
  officeSendImportPart,
  officeStartImport,
  officeUndoImport,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const outcomes = [
  { outcome: 'make' as const, name: '가져올 줄', rows: 2 },
  { outcome: 'refused' as const, name: '가져오지 않음', rows: 1 },
];
const checked = {
  ...{ uploadNo: 7, batchNo: null, batch: null, kindName: '회원', fileName: '회원.csv', undoFailure: '' },
  ...{ status: 'CHECKED' as const, statusName: '가져오기 전', rows: 3, startedAt: null, result: null, failure: '' },
  checked: { rows: 3, outcomes, words: [{ name: '비밀번호 없음', rows: 2 }], sums: [] },
  problems: [
    {
      ...{ line: 4, outcome: 'refused' as const, outcomeName: '가져오지 않음' },
      ...{ column: '휴대폰번호', message: '번호를 적어주세요.' },
    },
  ],
  problemCount: 1,
  allowedActions: ['start' as const, 'discard' as const],
};

function open(path: string, item: object = {}) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeImports, { list: [] })
    .answers(officeImport, { ...checked, ...item })
    .answer(officeImportForms, [
      { kind: 'members', name: '회원', columns: [{ heading: '회원번호', others: ['회원코드'], isRequired: true }] },
      { kind: 'articles', name: '게시글', columns: [{ heading: '글번호', others: [], isRequired: true }] },
    ])
    .answer(officeBeginImport, 7)
    .answer(officeSendImportPart, 1)
    .answer(officeStartImport, null)
    .answer(officeUndoImport, null);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('a file is sent in parts in their order, below the columns that its kind accepts', async () => {
  const api = open('/office/imports/write');
  expect(await screen.findByRole('rowheader', { name: '회원번호' })).toBeInTheDocument();
  const file = new File(['a'.repeat(IMPORT_PART_BYTES), '나다'], '회원.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText(/^파일/), file);
  await userEvent.click(screen.getByRole('button', { name: '올리고 확인하기' }));
  await waitFor(() => expect(api.requestsOf(officeSendImportPart)).toHaveLength(2));
  const sent = api.requestsOf(officeSendImportPart).map(({ input }) => input);
  expect(sent.map(({ uploadNo, partNo }) => [uploadNo, partNo])).toEqual([
    [7, 0],
    [7, 1],
  ]);
  expect(Buffer.from(String(sent[1]?.bytes), 'base64').toString()).toBe('나다');
  expect(api.requestsOf(officeBeginImport)[0]?.input).toMatchObject({ kind: 'members', fileName: '회원.csv' });
  expect(await screen.findByRole('heading', { name: '확인한 결과' })).toBeInTheDocument();
});

test('a checked file shows each row that stays out with its reason, and is imported for a reason', async () => {
  const api = open('/office/imports/view?uploadNo=7');
  const row = await screen.findByRole('row', { name: /^4번째 줄/ });
  expect(within(row).getByText('번호를 적어주세요.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '가져오기' }));
  const dialog = await screen.findByRole('dialog', { name: '자료 가져오기' });
  await userEvent.type(within(dialog).getByLabelText(/^사유/), '이전');
  await userEvent.click(within(dialog).getByRole('button', { name: '2줄 가져오기' }));
  await waitFor(() => expect(api.requestsOf(officeStartImport)[0]?.input).toEqual({ uploadNo: 7, reason: '이전' }));
});

test('an imported file compares its sums and is undone for a reason', async () => {
  const sum = { name: '결제금액', file: 300, left: 0, stored: 200, isEqual: false };
  const api = open('/office/imports/view?uploadNo=7', {
    ...{ status: 'DONE', statusName: '가져옴', batchNo: 3, batch: 'OPEN', batchName: '마감 전', imported: 2 },
    ...{ allowedActions: ['undo', 'close'], result: { rows: 3, outcomes, words: [], sums: [sum] } },
  });
  expect(await screen.findByText('파일과 저장된 합계가 다릅니다')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  const dialog = await screen.findByRole('dialog', { name: '가져온 자료 되돌리기' });
  await userEvent.type(within(dialog).getByLabelText(/^사유/), '잘못 올림');
  await userEvent.click(within(dialog).getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(api.requestsOf(officeUndoImport)[0]?.input).toEqual({ batchNo: 3, reason: '잘못 올림' }));
});

test('a file in work says how far it is; one that cannot be read says why', async () => {
  open('/office/imports/view?uploadNo=7', { status: 'IMPORTING', rows: 3000, rowsDone: 1000, allowedActions: [] });
  expect(await screen.findByText('가져오고 있습니다 (1,000 / 3,000줄).')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '가져오기' })).not.toBeInTheDocument();
});
