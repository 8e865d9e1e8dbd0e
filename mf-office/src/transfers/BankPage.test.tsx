import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeConfirmBankLines,
  officeOverview,
  officeReadBankFile,
  type BankLine,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const fee = (no: number) => ({
  matter: 'certificateFee' as const,
  no,
  title: '외식경영관리사 2급 실기',
  since: '2026-11-18',
});
const line = (columns: Partial<BankLine>): BankLine => ({
  line: 2,
  day: '2026-11-20',
  time: '14:03',
  deposit: 15_000,
  withdrawal: 0,
  name: '홍길동',
  state: 'matched',
  note: '',
  candidates: [fee(12)],
  ...columns,
});

function open() {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['money'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeReadBankFile, {
      lines: [
        line({}),
        line({ line: 3, name: '오세란', state: 'several', candidates: [fee(13), fee(14)] }),
        line({ line: 4, name: '모르는 사람', state: 'none', candidates: [fee(15)] }),
      ],
      counts: { matched: 1, several: 1, done: 0, none: 1, unreadable: 0 },
    })
    .answer(officeConfirmBankLines, [
      { line: 2, outcome: 'done', problem: '' },
      { line: 3, outcome: 'refused', problem: '그사이 이미 처리된 줄입니다.' },
    ]);
  renderInHost(routes.routes, '/office/transfers/bank', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

const upload = async () =>
  userEvent.upload(await screen.findByLabelText('CSV 파일'), new File(['거래일시,입금액'], '내역.csv'));
const row = (name: RegExp) => screen.findByRole('row', { name });

test('every row shows its candidates; a match is preselected, an unclear row is not', async () => {
  const api = open();
  await upload();
  expect(await screen.findByText('처리할 1건을 골랐습니다.')).toBeInTheDocument();
  expect(api.requestsOf(officeReadBankFile)[0]?.input).toEqual({
    content: Buffer.from('거래일시,입금액').toString('base64'),
  });
  expect(within(await row(/홍길동/)).getByRole('checkbox')).toBeChecked();
  const nobody = await row(/모르는 사람/);
  expect(nobody).toHaveTextContent('해당 없음');
  // The candidate of another payer may be chosen, but is not preselected.
  expect(within(nobody).getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '여러 건 해당 1' }));
  expect(screen.queryByRole('row', { name: /홍길동/ })).toBeNull();
  expect(await row(/오세란/)).toBeInTheDocument();
});

test('the chosen rows are confirmed after a question, and each shows its outcome', async () => {
  const api = open();
  await upload();
  await userEvent.selectOptions(within(await row(/오세란/)).getByRole('combobox'), '1');
  await userEvent.click(screen.getByRole('button', { name: '고른 2건 처리' }));
  await screen.findByText(/고른 2건을 처리합니다/);
  await userEvent.click(screen.getByRole('button', { name: '예, 처리합니다' }));
  await waitFor(() =>
    expect(api.requestsOf(officeConfirmBankLines)[0]?.input).toMatchObject({
      chosen: [
        { line: 2, matter: 'certificateFee', no: 12 },
        { line: 3, matter: 'certificateFee', no: 14 },
      ],
    }),
  );
  expect(await screen.findByText('그사이 이미 처리된 줄입니다.')).toBeInTheDocument();
  expect(await row(/홍길동/)).toHaveTextContent('처리함');
  expect(screen.getByText('처리할 건을 고르지 않았습니다.')).toBeInTheDocument();
});

test('a surplus is chosen by a person, for several rows of one candidate if need be', async () => {
  const api = open();
  const again = { ...fee(12), matter: 'feeAgain' as const, title: '돌려줄 돈, 외식경영관리사 2급 실기' };
  api.answers(officeReadBankFile, {
    lines: [line({ candidates: [again] }), line({ line: 3, name: '홍길동(두 번째)', candidates: [again] })],
    counts: { matched: 2, several: 0, done: 0, none: 0, unreadable: 0 },
  });
  await upload();
  expect(await screen.findByText('처리할 건을 고르지 않았습니다.')).toBeInTheDocument();
  for (const box of await screen.findAllByRole('checkbox', { name: /수수료 두 번 입금: 돌려줄 돈/ }))
    await userEvent.click(box);
  expect(screen.getByText('처리할 2건을 골랐습니다.')).toBeInTheDocument();
});

test('a wrong file is reported at its field', async () => {
  const api = open();
  api.refuse(officeReadBankFile, 'MALFORMED', {
    issues: [{ path: 'content', message: '다음 제목의 열이 없습니다: 입금액.' }],
  });
  await upload();
  expect(await screen.findByText('다음 제목의 열이 없습니다: 입금액.')).toBeInTheDocument();
  expect(screen.getByLabelText('CSV 파일')).toHaveAttribute('aria-invalid', 'true');
});
