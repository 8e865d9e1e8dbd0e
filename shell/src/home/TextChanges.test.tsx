import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapStandingText, getMapTextChanges } from '@portal/shared/contract/legalText';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { TextChanges } from './TextChanges.tsx';

const change = {
  text: 'terms' as const,
  textName: '이용약관',
  version: '2027-01-01',
  announced: '2026-12-01',
  isDisadvantage: true,
  asksConsent: false,
  changes: '수수료를 미리 알리고 바꿀 수 있습니다.',
};

const draw = (api: FakeApi) => renderInHost([{ path: '/main', Component: TextChanges }], '/main', { api });

test('an announced text is shown with its day and a link', async () => {
  const text = { title: '이용약관', effective: change.version, lead: [], articles: [], earlier: [] };
  const api = new FakeApi().answer(getMapTextChanges, { announced: [change] }).answer(getMapStandingText, text);
  draw(api);
  expect(await screen.findByText('2027.01.01부터 새 이용약관 내용이 적용됩니다.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '이용약관 내용 보기' }));
  expect(await screen.findByRole('dialog', { name: '이용약관' })).toBeInTheDocument();
  expect(api.requestsOf(getMapStandingText)[0]?.input).toEqual({ name: 'terms', version: '2027-01-01' });
});

test('the next of several is shown, and the others are folded with their number', async () => {
  const later = { ...change, version: '2027-02-01' };
  draw(new FakeApi().answer(getMapTextChanges, { announced: [change, later] }));
  expect(await screen.findByText('2027.01.01부터 새 이용약관 내용이 적용됩니다.')).toBeVisible();
  const other = screen.getByText('2027.02.01부터 새 이용약관 내용이 적용됩니다.');
  expect(other).not.toBeVisible();
  await userEvent.click(screen.getByText('다른 변경 1건 보기'));
  expect(other).toBeVisible();
});

test('nothing is shown without an announcement', async () => {
  const api = new FakeApi().answer(getMapTextChanges, { announced: [] });
  draw(api);
  await waitFor(() => expect(api.requestsOf(getMapTextChanges)).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
