import { waitFor } from '@testing-library/react';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { getMapRoster } from '../contract/roster.ts';
import { RosterState } from './index.ts';

const none = {
  status: null,
  statusName: '',
  business: '',
  dueAt: null,
  sentAt: null,
  registeredAt: null,
  reason: '',
};
const ofBusiness = { ...none, business: '한빛국밥집' };

test.each([
  [none, '업소를 등록하시면'],
  [
    { ...ofBusiness, status: 'NOT_SENT' as const, statusName: '통보 준비', dueAt: '2026-11-25T00:00:00+09:00' },
    '2026.11.24 (화) 24:00까지 식품의약품안전처에 명단을 통보해드립니다.',
  ],
  [
    { ...ofBusiness, status: 'SENT' as const, statusName: '통보함', sentAt: '2026-11-23T10:00:00+09:00' },
    '2026.11.23 (월)에 명단을 통보했습니다. 등록되면 문자로',
  ],
  [
    {
      ...ofBusiness,
      status: 'REGISTERED' as const,
      statusName: '등록 완료',
      registeredAt: '2026-11-25T10:00:00+09:00',
    },
    '2026.11.25 (수)에 등록되었습니다.',
  ],
  [
    { ...ofBusiness, status: 'REFUSED' as const, statusName: '반려', reason: '인허가번호가 다릅니다.' },
    '사유: 인허가번호가 다릅니다.',
  ],
])("shows the member's status: %j", async (roster, words) => {
  renderInHost([{ path: '*', element: <RosterState /> }], '/', { api: new FakeApi().answer(getMapRoster, roster) });
  await waitFor(() => expect(document.body).toHaveTextContent(words));
});
