import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeDecideHall,
  officeHall,
  officeHalls,
  officeOverview,
  officeSaveHall,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const hall = {
  hallNo: 4,
  name: '센텀교육센터',
  postCode: '48058',
  address: '부산광역시 해운대구 센텀중앙로 79',
  address2: '5층 501호',
  seats: 40,
  mapUrl: '',
  phone: '0517000000',
  dayFee: 300_000,
  directions: '',
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeHalls, {
      list: [{ ...hall, coming: 3, elsewhere: 2, allowedActions: ['retire' as const, 'remove' as const] }],
    })
    .answer(officeHall, { ...hall, version: 2 })
    .answer(officeSaveHall, 4)
    .answer(officeDecideHall, 1);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

beforeEach(() => sessionStorage.clear());

test('the list says what is to be held in a hall and which of it has another address; a hall is retired', async () => {
  const api = open('/office/halls');
  const row = within(await screen.findByRole('row', { name: /센텀교육센터/ }));
  expect(row.getByText('주소가 다른 2건')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: '센텀교육센터 그만 쓰기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '시험장·교육장 그만 쓰기' }));
  expect(dialog.getByText(/이미 정한 교육과 시험은 그대로 둡니다/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '그만 쓰기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideHall)[0]?.input).toEqual({ hallNo: 4, decision: 'retire', reason: '' }),
  );
});

test('a change names the version that was edited', async () => {
  const api = open('/office/halls/write?hallNo=4');
  const seats = await screen.findByLabelText(/^좌석/);
  await userEvent.clear(seats);
  await userEvent.type(seats, '55');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(api.requestsOf(officeSaveHall)[0]?.input).toMatchObject({ ...hall, seats: 55, version: 2 }),
  );
});
