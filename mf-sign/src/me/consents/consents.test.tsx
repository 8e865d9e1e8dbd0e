import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxConsent } from '@portal/shared/contract/consent';
import { getMapStandingText } from '@portal/shared/contract/legalText';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { ConsentRecords } from './ConsentRecords.tsx';

const consent = {
  consentNo: 1,
  text: 'terms' as const,
  textName: '이용약관',
  version: '2021-01-01',
  isGiven: true,
  regDate: '2024-05-02T09:00:00+09:00',
  channelName: '홈페이지',
};
const block = { kind: 'paragraph' as const, words: '그때의 약관입니다.' };
const text = {
  title: '이용약관',
  effective: '2021-01-01',
  articles: [{ blocks: [block] }],
};
const open = (api: FakeApi) => renderInHost([{ path: '*', element: <ConsentRecords /> }], '/', { api });

test('a member reads what was agreed to when, and opens the text as it was then', async () => {
  const taken = {
    ...consent,
    consentNo: 2,
    text: 'marketing' as const,
    textName: '마케팅 정보 수신 동의',
    isGiven: false,
  };
  const api = new FakeApi().answers(getListBoxConsent, { list: [taken, consent] }).answers(getMapStandingText, text);
  open(api);
  const list = within(await screen.findByRole('list', { name: '동의 기록' }));
  const [withdrawn, agreed] = await list.findAllByRole('listitem');
  expect(withdrawn).toHaveTextContent('철회 마케팅 정보 수신 동의');
  expect(agreed).toHaveTextContent('동의 이용약관2024.05.02 (목) 09:00, 홈페이지, 시행일 2021.01.01 내용');
  await userEvent.click(list.getByRole('button', { name: /내용 보기.*이용약관/ }));
  const dialog = await screen.findByRole('dialog', { name: '이용약관' });
  expect(dialog).toHaveTextContent('시행일 2021.01.01');
  expect(dialog).toHaveTextContent('그때의 약관입니다.');
  expect(api.requestsOf(getMapStandingText)[0]?.input).toEqual({ name: 'terms', version: '2021-01-01' });
});

test('without a record it says so', async () => {
  open(new FakeApi().answers(getListBoxConsent, {}));
  expect(await screen.findByText('기록된 동의가 없습니다.')).toBeInTheDocument();
});
