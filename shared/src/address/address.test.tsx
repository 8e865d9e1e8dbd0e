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

async function open(api = new FakeApi()) {
  renderInHost([{ path: '/', Component: () => <h1>쪽</h1> }], '/', { api });
  await screen.findByText('쪽');
  const chosen = jest.fn<void, [FoundAddress | undefined]>();
  act(() => void openAddressSearch().then(chosen));
  const dialog = within(await screen.findByRole('dialog', { name: '우편번호 검색' }));
  return { chosen, dialog, user: userEvent.setup() };
}

afterEach(() => {
  delete document.body.dataset['postcode'];
});

describe('without a postcode service', () => {
  test('the portal searches by itself and returns the selected address', async () => {
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

  test('offers a retry if the lookup is down', async () => {
    const { dialog, user } = await open(new FakeApi().refuse(address, 'LOOKUP_DOWN'));
    await user.type(await dialog.findByRole('searchbox'), '한빛로{Enter}');
    expect(await dialog.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  });

  test('an address can be typed manually', async () => {
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

describe('with a page of the postcode service', () => {
  const ORIGIN = 'https://postcode.example.kr';
  beforeEach(() => {
    document.body.dataset['postcode'] = ORIGIN;
  });

  async function openFrame() {
    const opened = await open();
    const frame = opened.dialog.getByTitle<HTMLIFrameElement>('우편번호 서비스');
    const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
      act(() => {
        const { origin = ORIGIN, source = frame.contentWindow } = from;
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      });
    return { ...opened, frame, say };
  }
  const chosen = { type: 'postcode:chosen', postCode: '04595', address: '서울특별시 중구 한빛로 27 (한빛외식회관)' };

  test('it is framed in a sandbox, appears when the service has started, and returns the selection', async () => {
    const { chosen: heard, frame, say } = await openFrame();
    expect(frame).toHaveAttribute('src', `${ORIGIN}/postcode.html`);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(frame).not.toBeVisible();
    say({ type: 'postcode:ready' });
    expect(frame).toBeVisible();
    say(chosen);
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ postCode: chosen.postCode, address: chosen.address }));
  });

  test('nothing is believed that has another source, another origin or another shape', async () => {
    const { chosen: heard, dialog, say } = await openFrame();
    say({ type: 'postcode:ready' });
    say(chosen, { source: window });
    say(chosen, { origin: 'https://elsewhere.example' });
    for (const garbage of [
      null,
      '04595',
      { ...chosen, type: 'chosen' },
      { ...chosen, postCode: '<b>' },
      { ...chosen, address: '주'.repeat(201) },
      { ...chosen, address: { toString: 'x' } },
    ])
      say(garbage);
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).not.toHaveBeenCalled();
    expect(dialog.getByTitle('우편번호 서비스')).toBeVisible();
  });

  test('if the service fails, the portal searches by itself', async () => {
    const { dialog, say } = await openFrame();
    say({ type: 'postcode:failed' });
    expect(dialog.getByRole('searchbox')).toBeInTheDocument();
  });

  test('if the service does not start within eight seconds, the portal searches by itself', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { dialog } = await openFrame();
    act(() => jest.advanceTimersByTime(8000));
    jest.useRealTimers();
    expect(dialog.getByRole('searchbox')).toBeInTheDocument();
  });

  test('it is not framed by a page of its own origin', async () => {
    document.body.dataset['postcode'] = location.origin;
    const { dialog } = await open();
    expect(dialog.getByRole('searchbox')).toBeInTheDocument();
  });
});
