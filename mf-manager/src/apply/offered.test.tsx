import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getIntUserEduApply,
  getListLine,
  getMapEdu,
  getMapLine,
  getMapUserEdu,
  postIntEdu,
} from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourse, aHeldApplication, aPlace, aProfile, aPosition } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

// The form of a member with an offered seat.

const offered = aPosition({
  status: 'OFFERED',
  ahead: null,
  offerDueAt: '2026-11-20T10:11:00+09:00',
  allowedActions: ['apply', 'leave'],
});
const answering = () =>
  new FakeApi()
    .answer(getMapEdu, aCourse({ status: 'FULL', allowedActions: ['wait'] }))
    .answer(getIntUserEduApply, 0)
    .answer(fetchUser, aProfile())
    .answer(getListLine, [aPlace({ status: 'OFFERED', offerDueAt: offered.offerDueAt })]);
const draw = (api: FakeApi) =>
  renderInHost(module.routes, '/manager/edu/apply/write?educationNo=7', { api, user: aMember() });

async function send() {
  for (const name of [/환불 기준을 확인/, /개인정보 수집/])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
  const dialog = await screen.findByRole('dialog', { name: '교육 신청 내용 확인' });
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
}

beforeEach(() => sessionStorage.clear());

test('the form of an offered seat shows the time left, and continues to the payment as usual', async () => {
  draw(answering().answer(getMapLine, offered).answer(postIntEdu, 12).answer(getMapUserEdu, aHeldApplication()));
  expect(await screen.findByRole('timer')).toHaveTextContent(/분 \d+초$/);
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: '교육 결제' })).toBeInTheDocument();
});

test('if the offer expires, typed values stay and a link to the queue is shown', async () => {
  const line = { standing: offered };
  draw(answering().answer(getMapLine, () => line.standing));
  await userEvent.type(await screen.findByLabelText(/^요청 사항/), '늦을 수 있습니다');
  line.standing = aPosition({ status: 'LAPSED', ahead: null, allowedActions: ['wait'] });
  const gone = '배정된 자리가 없어졌습니다.';
  expect(await screen.findByText(gone, { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(gone);
  expect(screen.getByLabelText(/^요청 사항/)).toHaveValue('늦을 수 있습니다');
  expect(screen.getByRole('link', { name: '대기 순번 보기' })).toHaveAttribute('href', '/manager/line?educationNo=7');
});

test('the last minute of an offer is announced over its form, and no earlier state', async () => {
  const line = { standing: offered };
  draw(answering().answer(getMapLine, () => line.standing));
  await screen.findByRole('timer');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  line.standing = { ...offered, now: '2026-11-20T10:10:15+09:00' };
  expect(await screen.findByText('신청서를 내실 시간이 1분 남았습니다.')).toBeInTheDocument();
});

test('a waiting member sees no form, but a link to the queue entry', async () => {
  draw(answering().answer(getListLine, [aPlace()]));
  expect(await screen.findByRole('link', { name: '대기 순번 보기' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '신청하기' })).not.toBeInTheDocument();
});

test.each(['LINE_FORMED', 'LINE_OFFER_OVER'] as const)('%s opens the queue after its message', async (code) => {
  const { router } = draw(
    answering()
      .answer(getListLine, [])
      .answer(getMapEdu, aCourse())
      .answer(getMapLine, aPosition())
      .refuse(postIntEdu, code),
  );
  await send();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
  expect(await screen.findByRole('heading', { level: 1, name: '대기 순번' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?educationNo=7');
});
