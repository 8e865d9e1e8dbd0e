import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeCertificates,
  officeIssueCertificate,
  officeIssueCertificates,
  officeOverview,
  officePrintCertificates,
  officeRevokeCertificate,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
// With their code already loaded, dialogs open at once: closing the question must not close the result too.
import './BatchDialog.tsx';
import type { Certificate } from './certificate.ts';

const paid: Certificate = {
  certificateNo: 12,
  name: '홍길동',
  certName: '외식경영관리사 2급 실기',
  rating: 2,
  number: '',
  status: 'PAID',
  statusName: '발급준비중',
  requestedAt: '2026-11-10T09:00:00+09:00',
  dueAt: '2026-11-18T00:00:00+09:00',
  issuedAt: null,
  sentAt: null,
  reason: '',
  fee: 15_000,
  isReissue: false,
  acts: ['issue', 'reject'],
};
const gradeless: Certificate = { ...paid, certificateNo: 13, name: '허순임', certName: '옛 시험', rating: null };
const issued: Certificate = {
  ...paid,
  certificateNo: 14,
  name: '백종윤',
  number: '2026-2-48150-92361',
  status: 'ISSUED',
  statusName: '발급완료',
  issuedAt: '2026-11-12T09:00:00+09:00',
  acts: ['send', 'print', 'reissue', 'revoke'],
};

function open(query = '') {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeCertificates, { list: [paid, gradeless, issued] })
    .answer(officeIssueCertificate, 'ISSUED')
    .answer(officeIssueCertificates, [
      { certificateNo: 12, name: '홍길동', isDone: true, number: '2026-2-11111-22222', problem: '' },
      { certificateNo: 13, name: '허순임', isDone: false, number: '', problem: '급수를 알 수 없습니다.' },
    ])
    .answer(officeRevokeCertificate, 'REVOKED')
    .answer(officePrintCertificates, [
      {
        number: issued.number,
        rating: 2,
        name: '백종윤',
        userBirth: '19750821',
        issuedAt: '2026-11-12T09:00:00+09:00',
      },
      { number: '2026-2-33333-44444', rating: 1, name: '노은채', userBirth: '', issuedAt: '2026-11-12T09:00:00+09:00' },
    ]);
  return renderInHost(routes.routes, `/office/certificates${query}`, { user: aMember({ userRole: 'employee' }), api });
}
const box = (name: RegExp) => screen.findByLabelText(name);

test('the whole page is selected at once, and printing gives one sheet a certificate', async () => {
  const { api } = open();
  await userEvent.click(await box(/모두 고르기/));
  await userEvent.click(screen.getByRole('button', { name: '고른 건 인쇄' }));
  await screen.findByText('발급된 유효한 자격증만 인쇄합니다. 1건을 제외했습니다.');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  const dialog = await screen.findByRole('dialog', { name: '자격증 인쇄 (2장)' });
  expect(api.requestsOf(officePrintCertificates)[0]?.input).toEqual({ certificateNos: [12, 13, 14] });
  expect(within(dialog).getAllByRole('article', { name: '자격증' })).toHaveLength(2);
  expect(dialog).toHaveTextContent('제 2026-2-33333-44444 호');
});

test('a certificate of unknown grade is issued once the employee has chosen the grade', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: '허순임 발급' }));
  const dialog = await screen.findByRole('dialog', { name: '자격증 발급' });
  await userEvent.click(within(dialog).getByRole('button', { name: '발급' }));
  expect(await within(dialog).findByText('발급할 급수를 골라주세요.')).toBeInTheDocument();
  await userEvent.selectOptions(within(dialog).getByLabelText(/급수/), '1급');
  await userEvent.click(within(dialog).getByRole('button', { name: '발급' }));
  await waitFor(() =>
    expect(api.requestsOf(officeIssueCertificate)[0]?.input).toEqual({ certificateNo: 13, rating: 1 }),
  );
});

test('a qualification is revoked only with a reason, which the holder reads', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: '백종윤 자격 취소' }));
  const dialog = await screen.findByRole('dialog', { name: '자격 취소' });
  expect(dialog).toHaveTextContent('되돌릴 수 없습니다.');
  await userEvent.click(within(dialog).getByRole('button', { name: '자격 취소' }));
  expect(await within(dialog).findByText('자격을 취소하는 사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeRevokeCertificate)).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox'), '경력 증명서가 사실과 다름');
  await userEvent.click(within(dialog).getByRole('button', { name: '자격 취소' }));
  await waitFor(() =>
    expect(api.requestsOf(officeRevokeCertificate)[0]?.input).toEqual({
      certificateNo: 14,
      reason: '경력 증명서가 사실과 다름',
    }),
  );
});

test('the server searches, filters and sorts, and another search clears the selection', async () => {
  const { api } = open();
  await userEvent.click(await box(/^홍길동 \(/));
  await userEvent.selectOptions(screen.getByLabelText('상태'), '발급완료');
  await waitFor(() => expect(api.requestsOf(officeCertificates).at(-1)?.input).toMatchObject({ status: 'ISSUED' }));
  expect(await screen.findByText('고른 건이 없습니다.')).toBeInTheDocument();
  await userEvent.click(within(await screen.findByRole('columnheader', { name: /^이름/ })).getByRole('button'));
  await waitFor(() =>
    expect(api.requestsOf(officeCertificates).at(-1)?.input).toMatchObject({ order: 'name', status: 'ISSUED' }),
  );
});

test('rows are selected by keyboard and issued together, and failed rows are listed first', async () => {
  const { api } = open();
  (await box(/^홍길동 \(/)).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(await box(/^허순임 \(/));
  expect(screen.getByText('2건을 골랐습니다.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '고른 건 발급' }));
  const question = await screen.findByRole('dialog', { name: '자격증 발급' });
  await userEvent.click(within(question).getByRole('button', { name: '발급' }));
  const result = await screen.findByRole('dialog', { name: '발급 결과' });
  expect(api.requestsOf(officeIssueCertificates)[0]?.input).toEqual({ certificateNos: [12, 13] });
  const rows = within(result).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '허순임 (13번)처리 안 됨급수를 알 수 없습니다.',
    '홍길동 (12번)발급2026-2-11111-22222',
  ]);
  expect(screen.getByText('고른 건이 없습니다.')).toBeInTheDocument();
});

test('a link leads to one row, and one press shows the whole list', async () => {
  const { api, router } = open('?certificateNo=12');
  expect(await screen.findByText('자격증 신청 12번만 보고 있습니다')).toBeInTheDocument();
  await waitFor(() => expect(api.requestsOf(officeCertificates)[0]?.input).toMatchObject({ certificateNo: 12 }));
  await userEvent.click(screen.getByRole('button', { name: '모두 보기' }));
  expect(await screen.findByLabelText('이름이나 번호의 앞부분으로 찾기')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});
