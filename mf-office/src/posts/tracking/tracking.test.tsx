import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MAX_TRACKING_FILE_BYTES,
  officeCheckTracking,
  officeEnterTracking,
  officeOverview,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';

const row = { line: 2, trackingNumber: '6123456789012', message: '' };

function open() {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['post'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeCheckTracking, {
      fingerprint: 'f',
      rows: [
        { ...row, outcome: 'send' },
        { ...row, line: 3, outcome: 'refused', message: '없는 발송번호입니다.' },
      ],
    })
    .refuse(officeEnterTracking, 'TRACKING_CHANGED');
  renderInHost(routes.routes, '/office/posts/tracking', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText(/^송장 파일/), file);
const csv = (content: string) => new File([content], '송장.csv', { type: 'text/csv' });
const carriersOf = (api: FakeApi) => api.requestsOf(officeCheckTracking).map(({ input }) => input['carrier']);

test('another carrier checks the chosen file again', async () => {
  const api = open();
  await choose(csv('송장번호\n'));
  expect(await screen.findByText('1건을 보낸 것으로 기록하고, 1줄은 기록하지 않습니다.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(/^택배사/), 'CJ대한통운');
  await waitFor(() => expect(carriersOf(api)).toEqual(['EPOST', 'CJ']));
});

test('what has changed since the check is checked again, and stays to be confirmed', async () => {
  const api = open();
  await choose(csv('송장번호\n'));
  await userEvent.click(await screen.findByRole('button', { name: '1건 발송 기록' }));
  const dialog = within(await screen.findByRole('dialog', { name: '발송 기록' }));
  await userEvent.click(dialog.getByRole('button', { name: '1건 기록' }));
  await waitFor(() => expect(carriersOf(api)).toHaveLength(2));
  expect(api.requestsOf(officeEnterTracking)[0]?.input).toEqual({
    carrier: 'EPOST',
    file: btoa(String.fromCharCode(...new TextEncoder().encode('송장번호\n'))),
    fingerprint: 'f',
  });
  expect(dialog.getByRole('button', { name: '1건 기록' })).toBeInTheDocument();
});

test('a file that is too large is not sent', async () => {
  const api = open();
  await choose(csv('0'.repeat(MAX_TRACKING_FILE_BYTES + 1)));
  expect(await screen.findByText(/발송번호와 송장번호 열만 남겨서/)).toBeInTheDocument();
  expect(carriersOf(api)).toEqual([]);
});
