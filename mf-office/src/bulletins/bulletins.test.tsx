import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBranch } from '@portal/shared/contract/branch';
import {
  officeBulletin,
  officeBulletins,
  officeCallOffBulletin,
  officeOverview,
  officeSaveBulletin,
  officeSendBulletin,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const preview = {
  recipients: 120,
  bySms: 100,
  byMail: 15,
  unreached: 5,
  cost: 5_000,
  sendsAt: '2026-11-20T12:00:00+09:00',
  takesTwo: true,
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeBulletins, { list: [{ bulletinNo: 4, title: '겨울 특강', status: 'DONE', sent: 87 }] })
    .answers(officeBulletin, {
      bulletinNo: 4,
      version: 2,
      title: '겨울 특강',
      status: 'DRAFT',
      statusName: '쓰는 중',
      secondLook: null,
      calledOffAt: null,
      industryType: 2,
      regions: ['서울', '경기 수원시'],
      grade: 1,
      branch: null,
      sendAt: null,
      sms: '(광고)[한빛외식업협회] 겨울 특강',
      preview,
      allowedActions: ['change', 'send', 'callOff'],
    })
    .answers(getListBranch, [])
    .answer(officeSaveBulletin, 4)
    .answer(officeSendBulletin, 'asked')
    .answer(officeCallOffBulletin, 0);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

beforeEach(() => sessionStorage.clear());

test('a draft shows the text as sent, its recipients and conditions; many recipients take two employees', async () => {
  const api = open('/office/bulletins/view?bulletinNo=4');
  expect(await screen.findByText('(광고)[한빛외식업협회] 겨울 특강')).toBeInTheDocument();
  expect(screen.getByText('120명')).toBeInTheDocument();
  expect(screen.getByText(/가운데 집단급식소, 서울·경기 수원시, 1급 자격증/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '광고 메시지 보내기' }));
  expect(dialog.getByText(/받는 분이 100명이 넘어 요청을 남깁니다/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '120명에게 보내기' }));
  expect(await screen.findByText(/다른 직원이 같은 내용으로 처리하면 완료됩니다/)).toBeInTheDocument();
  expect(api.requestsOf(officeSendBulletin)[0]?.input).toEqual({
    bulletinNo: 4,
    version: 2,
    recipients: 120,
    reason: '',
  });
});

test('a message is written with regions by line and without a time', async () => {
  const api = open('/office/bulletins/write');
  await userEvent.type(await screen.findByLabelText(/^제목/), '봄 특강');
  await userEvent.type(screen.getByRole('textbox', { name: /^내용/ }), '3월에 엽니다.');
  await userEvent.type(screen.getByLabelText(/^업소가 있는 지역/), '서울{enter}{enter} 부산 해운대구 ');
  await userEvent.click(screen.getByRole('button', { name: '저장하고 미리 보기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeSaveBulletin)[0]?.input).toEqual({
      bulletin: {
        kind: 'EDUCATION',
        title: '봄 특강',
        content: '3월에 엽니다.',
        link: '',
        industryType: null,
        regions: ['서울', '부산 해운대구'],
        grade: null,
        branchNo: null,
        sendDay: null,
        sendTime: null,
      },
    }),
  );
});
