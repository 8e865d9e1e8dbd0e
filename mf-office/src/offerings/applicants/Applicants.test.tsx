import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@portal/shared/contract/common';
import {
  officeApplicantPhotos,
  officeApplicants,
  officeCallOff,
  officeCallOffQuote,
  officeEnterResult,
  officeExportApplicants,
  officeOffering,
  officeOverview,
  officePhotoRoster,
  officeReturnPhoto,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import { anOffering } from '../testing/offering.ts';

function open() {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeOffering, anOffering())
    .answers(officeApplicants, {
      list: [
        {
          userExaminationNo: 12,
          name: '홍길동',
          memberNo: 3,
          userBirth: '1990.**.**',
          phone: '010-****-1234',
          applyDate: '2026-11-10T09:00:00+09:00',
          examinationCode: '26042-0001',
          status: 'CONFIRMED' as const,
          statusName: '신청완료',
          paidAmount: 50_000,
          memo: '',
          photo: 'given' as const,
          results: ['sit' as const, 'absent' as const],
        },
      ],
    })
    .answer(officeEnterResult, 'SAT')
    .answer(officeCallOffQuote, { title: '2026년 제4회 외식경영관리사 2급 필기', applicants: 1, amount: 50_000 });
  return renderInHost(routes.routes, '/office/exams/view?offeringNo=7', {
    user: aMember({ userRole: 'employee' }),
    api,
  });
}

test('a column heading sorts the applicants at the server, and shows the order', async () => {
  const { api, router } = open();
  const header = await screen.findByRole('columnheader', { name: /이름/ });
  expect(header).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(header).getByRole('button'));
  await waitFor(() => expect(api.requestsOf(officeApplicants).at(-1)?.input).toMatchObject({ order: 'name' }));
  expect(router.state.location.search).toContain('order=name');
  expect(await screen.findByRole('columnheader', { name: /이름/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('applicants are identified by their number, filtered by state, and paged by the chosen size', async () => {
  const { api, router } = open();
  const row = await screen.findByRole('row', { name: /홍길동/ });
  expect(within(row).getByRole('rowheader', { name: /^홍길동 1990\.\*\*\.\*\* 010-\*{4}-1234$/ })).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: /12번/ })).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: '홍길동' })).toHaveAttribute('href', '/office/members/view?memberNo=3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '상태' }), '신청완료');
  await userEvent.selectOptions(await screen.findByLabelText('한 쪽에'), '100명');
  await waitFor(() =>
    expect(api.requestsOf(officeApplicants).at(-1)?.input).toMatchObject({ status: 'CONFIRMED', limit: 100 }),
  );
  expect(router.state.location.search).toContain('rows=100');
});

test('only results that may be entered now have buttons', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: '홍길동 응시' }));
  expect(screen.queryByRole('button', { name: '홍길동 합격' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: '결과 입력: 응시' });
  await userEvent.click(within(dialog).getByRole('button', { name: '입력' }));
  await waitFor(() =>
    expect(api.requestsOf(officeEnterResult)[0]?.input).toMatchObject({ userExaminationNo: 12, result: 'sit' }),
  );
});

test('an export of the applicants requires a purpose, and is saved under its name', async () => {
  const { api } = open();
  api.answer(officeExportApplicants, { fileName: '신청자 2026년.csv', table: '\uFEFF신청번호\r\n12\r\n' });
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV 내려받기' }));
  const dialog = await screen.findByRole('dialog', { name: '신청자 CSV 내려받기' });
  await userEvent.click(within(dialog).getByRole('button', { name: '내려받기' }));
  expect(await within(dialog).findByText('어디에 쓰는지 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox'), '출석부');
  await userEvent.click(within(dialog).getByRole('button', { name: '내려받기' }));
  await waitFor(() => expect(saved).toEqual(['신청자 2026년.csv']));
  expect(api.requestsOf(officeExportApplicants)[0]?.input).toMatchObject({ offeringNo: 7, reason: '출석부' });
  click.mockRestore();
});

test('a hidden column stays hidden in this browser', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: '보이는 열' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '요청 사항' }));
  expect(screen.queryByRole('columnheader', { name: '요청 사항' })).toBeNull();
  unmount();
  open();
  expect(await screen.findByRole('columnheader', { name: /신청/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: '요청 사항' })).toBeNull();
  localStorage.clear();
});

test('values that share a column are hidden one by one, and the column with the last of them', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '보이는 열' }));
  const row = screen.getByRole('row', { name: /홍길동/ });
  for (const [name, words] of [
    ['휴대폰', '010-****-1234'],
    ['결제', '50,000원 결제'],
    ['신청 번호', '12번'],
  ] as const) {
    expect(row).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(row).not.toHaveTextContent(words);
  }
  expect(screen.getByRole('columnheader', { name: /신청/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: '신청 일시' }));
  expect(screen.queryByRole('columnheader', { name: /신청/ })).toBeNull();
  localStorage.clear();
});

test('the number of applications still to be cancelled by a call-off is shown', async () => {
  const { api } = open();
  api.answer(officeOffering, anOffering({ status: 'CANCELLED', allowedActions: [], leftToCancel: 3 }));
  expect(await screen.findByText(/아직 취소하지 않은 신청이 3건 남았습니다/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '시험 취소' })).toBeNull();
});

test('calling off shows the applicants and the sum, and requires the title', async () => {
  const { api } = open();
  api.refuse(officeCallOff, 'CALL_OFF_NOT_CONFIRMED');
  await userEvent.click(await screen.findByRole('button', { name: '시험 취소' }));
  const dialog = await screen.findByRole('dialog', { name: '시험 취소' });
  expect(await within(dialog).findByText('1건')).toBeInTheDocument();
  expect(within(dialog).getByText('50,000원')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/이름을 그대로/), '다른 시험');
  await userEvent.type(within(dialog).getByLabelText(/사유/), '시험장 사정');
  await userEvent.click(within(dialog).getByRole('button', { name: '모두 취소하고 환불' }));
  expect(await within(dialog).findAllByText(/지금과 다릅니다/)).not.toHaveLength(0);
  expect(within(dialog).getByLabelText(/사유/)).toHaveValue('시험장 사정');
});

describe('the photos', () => {
  const withPhotos = () => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    const opened = open();
    opened.api
      .answer(officeApplicantPhotos, [{ userExaminationNo: 12, photo: 'photos/12.webp' }])
      .answer(officeReturnPhoto, null)
      .answerFile(downloadFile, new Blob(['webp']));
    return opened;
  };

  test('are loaded on a press, shown, and hidden again', async () => {
    const { api } = withPhotos();
    await screen.findByRole('row', { name: /홍길동/ });
    expect(api.requestsOf(officeApplicantPhotos)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '이 쪽의 사진 보기 (1장)' }));
    expect(await screen.findByRole('img', { name: '홍길동 응시자 사진' })).toBeInTheDocument();
    expect(api.requestsOf(officeApplicantPhotos)[0]?.input).toEqual({ examinationNo: 7, userExaminationNos: [12] });
    await userEvent.click(screen.getByRole('button', { name: '사진 숨기기' }));
    expect(screen.queryByRole('img', { name: '홍길동 응시자 사진' })).toBeNull();
  });

  test('are returned with a reason for the applicant', async () => {
    const { api } = withPhotos();
    await userEvent.click(await screen.findByRole('button', { name: '이 쪽의 사진 보기 (1장)' }));
    await userEvent.click(await screen.findByRole('button', { name: '홍길동 사진 반려' }));
    const dialog = await screen.findByRole('dialog', { name: '사진 반려' });
    await userEvent.click(within(dialog).getByRole('button', { name: '반려' }));
    expect(await within(dialog).findByText(/어떤 사진이 필요한지/)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox'), '얼굴이 가려졌습니다.');
    await userEvent.click(within(dialog).getByRole('button', { name: '반려' }));
    await waitFor(() =>
      expect(api.requestsOf(officeReturnPhoto)[0]?.input).toEqual({
        userExaminationNo: 12,
        photo: 'photos/12.webp',
        reason: '얼굴이 가려졌습니다.',
      }),
    );
  });

  test('make a roster of twelve a page, once its purpose has been given', async () => {
    const { api } = withPhotos();
    const examinees = Array.from({ length: 13 }, (_, index) => ({
      userExaminationNo: index + 1,
      examinationCode: `26042-00${index + 10}`,
      name: `응시자${index + 1}`,
      userBirth: '19900101',
      photo: index === 0 ? 'photos/12.webp' : '',
    }));
    const roster = { title: '2026년 제4회', examDate: '2026-12-10', time: '10:00', place: '한빛회관 3층', examinees };
    api.answer(officePhotoRoster, roster);
    await userEvent.click(await screen.findByRole('button', { name: '사진 명부 인쇄' }));
    const asking = await screen.findByRole('dialog', { name: '사진 명부' });
    await userEvent.type(within(asking).getByRole('textbox'), '시험 감독');
    await userEvent.click(within(asking).getByRole('button', { name: '명부 열기' }));
    const dialog = await screen.findByRole('dialog', { name: '사진 명부 (13명)' });
    expect(within(dialog).getAllByRole('article')).toHaveLength(2);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(13);
    expect(dialog).toHaveTextContent('26042-0010응시자11990.01.01서명');
    expect(api.requestsOf(officePhotoRoster)[0]?.input).toEqual({ examinationNo: 7, reason: '시험 감독' });
  });
});
