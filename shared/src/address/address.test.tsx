import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address } from '@portal/shared/contract/common';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { openAddressSearch, type FoundAddress } from './index.ts';

const found = {
  postCode: '04595',
  roadAddress: '서울특별시 중구 한빛로 27',
  jibunAddress: '서울특별시 중구 한빛동 12',
};

type Loader = () => Promise<unknown>;
let loadPostcode: Loader;
jest.mock('react-daum-postcode', () => ({ loadPostcode: () => loadPostcode() }));

async function open(api = new FakeApi()) {
  renderInHost([{ path: '/', Component: () => <h1>쪽</h1> }], '/', { api });
  await screen.findByText('쪽');
  const chosen = jest.fn<void, [FoundAddress | undefined]>();
  act(() => void openAddressSearch().then(chosen));
  const dialog = within(await screen.findByRole('dialog', { name: '우편번호 검색' }));
  return { chosen, dialog, user: userEvent.setup() };
}

describe('where the postcode service cannot be reached', () => {
  beforeEach(() => {
    loadPostcode = () => Promise.reject(new Error('offline'));
  });

  test('the portal searches by itself and returns the chosen address', async () => {
    const api = new FakeApi().answer(address, { list: [found], pageInfo: { page: 1, endPage: 1, totalRow: 1 } });
    const { chosen, dialog, user } = await open(api);
    await user.type(await dialog.findByRole('searchbox'), '한빛로 27{Enter}');
    await user.click(await dialog.findByRole('button', { name: /04595/ }));
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledWith({ postCode: '04595', address: '서울특별시 중구 한빛로 27' }),
    );
    expect(api.requestsOf(address)[0]?.input).toMatchObject({ keyword: '한빛로 27', page: 1, limit: 10 });
  });

  test('says when nothing is found', async () => {
    const { dialog, user } = await open(
      new FakeApi().answer(address, { list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } }),
    );
    await user.type(await dialog.findByRole('searchbox'), '없는길{Enter}');
    expect(await dialog.findByText('검색 결과가 없습니다.')).toBeInTheDocument();
  });

  test('offers to try again when the look-up is down', async () => {
    const { dialog, user } = await open(new FakeApi().refuse(address, 'LOOKUP_DOWN'));
    await user.type(await dialog.findByRole('searchbox'), '한빛로{Enter}');
    expect(await dialog.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  });

  test('an address can be typed by hand', async () => {
    const { chosen, dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: '직접 입력하기' }));
    await user.click(dialog.getByRole('button', { name: '이 주소 사용' }));
    expect(await dialog.findByText('우편번호를 입력해주세요.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('우편번호'), '04595');
    await user.type(dialog.getByLabelText('주소'), '서울특별시 중구 한빛로 27');
    await user.click(dialog.getByRole('button', { name: '이 주소 사용' }));
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledWith({ postCode: '04595', address: '서울특별시 중구 한빛로 27' }),
    );
  });
});

test('where the service can be reached, its search is embedded and its choice returned', async () => {
  let choose: (address: object) => void = () => undefined;
  class Postcode {
    constructor({ oncomplete }: { oncomplete: typeof choose }) {
      choose = oncomplete;
    }
    embed(element: HTMLElement) {
      element.textContent = '우편번호 서비스';
    }
  }
  loadPostcode = () => Promise.resolve(Postcode);
  const { chosen, dialog } = await open();
  expect(await dialog.findByText('우편번호 서비스')).toBeInTheDocument();
  act(() =>
    choose({
      zonecode: '04595',
      roadAddress: '서울특별시 중구 한빛로 27',
      jibunAddress: '',
      userSelectedType: 'R',
      buildingName: '한빛외식회관',
    }),
  );
  await waitFor(() =>
    expect(chosen).toHaveBeenCalledWith({ postCode: '04595', address: '서울특별시 중구 한빛로 27 (한빛외식회관)' }),
  );
});
