import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@portal/shared/testing';
import { OpenMap } from './index.ts';

const PAGE = 'https://services.example.kr/map.html';
const ADDRESS = '서울 중구 한빛로 27, 3층';

beforeEach(() => {
  document.body.dataset['map'] = PAGE;
});
afterEach(() => {
  delete document.body.dataset['map'];
});

async function open() {
  renderInHost([{ path: '/', Component: () => <OpenMap address={ADDRESS} /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: `‘${ADDRESS}’ 지도 보기` }));
  return within(await screen.findByRole('dialog', { name: '지도' }));
}

async function openFrame() {
  const dialog = await open();
  const frame = dialog.getByTitle<HTMLIFrameElement>(`‘${ADDRESS}’ 지도`);
  const say = (data: unknown) =>
    act(() => {
      const origin = new URL(PAGE).origin;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  return { dialog, frame, say };
}

test('the map is framed in a sandbox on another origin, gets the street, and appears once rendered', async () => {
  const { dialog, frame, say } = await openFrame();
  expect(frame).toHaveAttribute('src', `${PAGE}#${encodeURIComponent('서울 중구 한빛로 27')}`);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(frame).not.toBeVisible();
  say({ type: 'map:ready' });
  expect(frame).toBeVisible();
  expect(dialog.getByRole('link', { name: /카카오맵/ })).toBeInTheDocument();
});

test('if it cannot be rendered, the linked services are named in its place', async () => {
  const { dialog, say } = await openFrame();
  say({ type: 'map:failed' });
  expect(dialog.getByText(/지도를 불러오지 못했습니다/)).toBeInTheDocument();
  expect(dialog.queryByTitle(`‘${ADDRESS}’ 지도`)).toBeNull();
  expect(dialog.getByRole('link', { name: /네이버 지도/ })).toBeInTheDocument();
});

test('it is not framed by a page of its own origin', async () => {
  document.body.dataset['map'] = `${location.origin}/map.html`;
  const dialog = await open();
  expect(dialog.getByText(/지도를 불러오지 못했습니다/)).toBeInTheDocument();
});
