import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identityState, type AuthType } from '@portal/shared/contract/auth';
import type { CallAnswer } from '@portal/shared/contract/call';
import { educationCode, uploadFile } from '@portal/shared/contract/common';
import { askCorrection, fetchCorrections, fetchUser, withdrawCorrection } from '@portal/shared/contract/user';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { offering } from '../../parts/identity/testing/offered.ts';
import { enter } from '../../parts/testing/enter.ts';
import module from '../../routes.tsx';
import { aProfile } from '../testing/profile.ts';

type Corrections = CallAnswer<typeof fetchCorrections>;

const aCorrection = (changes: Partial<Corrections['list'][number]> = {}): Corrections['list'][number] => ({
  correctionNo: 5,
  kind: 'person',
  kindName: '이름·생년월일',
  status: 'REQUESTED',
  statusName: '접수',
  isWithoutLogin: false,
  requestedAt: '2026-11-20T12:00:00+09:00',
  dueAt: '2026-11-30T12:00:00+09:00',
  decidedAt: null,
  reason: '',
  allowedActions: ['withdraw'],
  ...changes,
});

async function open({
  query = '',
  ways = [1, 2, 3],
  ...corrections
}: Partial<Corrections> & { query?: string; ways?: AuthType[] } = {}) {
  const api = offering(new FakeApi(), ...ways)
    .answer(fetchUser, aProfile())
    .answer(fetchCorrections, { holdsCertificate: false, list: [], ...corrections })
    .answer(uploadFile, 'uploads/1.pdf')
    .answer(askCorrection, 5)
    .answer(withdrawCorrection, 1);
  const view = renderInHost(module.routes, `/sign/me/correction${query}`, { api, user: aMember() });
  await screen.findByRole('heading', { level: 1, name: '정정 요청' });
  return { ...view, api };
}
const send = () => userEvent.click(screen.getByRole('button', { name: '정정 요청하기' }));

beforeEach(() => sessionStorage.clear());

test('is sent with a document; a missing value is an error at its field, and no typed value is lost', async () => {
  const { api } = await open();
  const name = await screen.findByLabelText(/^바른 이름/);
  expect(name).toHaveValue('김한빛');
  await userEvent.clear(name);
  await userEvent.type(name, '김새봄');
  await send();
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  for (const message of ['정정이 필요한 까닭을 입력해주세요.', '증빙 서류를 올려주세요.'])
    expect(within(summary).getByRole('link', { name: message })).toBeInTheDocument();
  expect(api.requestsOf(askCorrection)).toEqual([]);
  await enter(userEvent, screen.getByLabelText(/^정정이 필요한 까닭/), '개명했습니다.');
  await userEvent.upload(
    screen.getByLabelText(/^증빙 서류/),
    new File(['%PDF'], '기본증명서.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText(/올린 서류: 기본증명서.pdf/)).toBeInTheDocument();
  expect(name).toHaveValue('김새봄');
  await send();
  expect(await screen.findByText('정정 요청이 접수되었습니다. 처리되면 알려드립니다.')).toBeInTheDocument();
  expect(api.requestsOf(askCorrection)[0]?.input).toEqual({
    name: '김새봄',
    userBirth: '19660302',
    words: '개명했습니다.',
    document: 'uploads/1.pdf',
    reissue: false,
  });
});

test('a finished identity check fills in name and birth date, and replaces the document', async () => {
  sessionStorage.setItem('nothing', '');
  const { api } = await open({ query: '?identity=check1', holdsCertificate: true });
  api.answers(identityState, {
    status: 'VERIFIED',
    authType: 2,
    name: '김새봄',
    userBirth: '19660303',
    userPhone: '01012345678',
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^본인확인/ }));
  expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
  expect(screen.getByLabelText(/^바른 이름/)).toHaveValue('김새봄');
  await enter(userEvent, screen.getByLabelText(/^정정이 필요한 까닭/), '개명했습니다.');
  await userEvent.click(screen.getByRole('checkbox', { name: /다시 발급받겠습니다/ }));
  await send();
  await waitFor(() =>
    expect(api.requestsOf(askCorrection)[0]?.input).toEqual({
      name: '김새봄',
      userBirth: '19660303',
      words: '개명했습니다.',
      identity: 'check1',
      reissue: true,
    }),
  );
});

test('makes the button wait for the result of the identity check', async () => {
  const { api } = await open({ query: '?identity=check1' });
  const checked = { authType: 2, name: '김새봄', userBirth: '19660303', userPhone: '01012345678' } as const;
  let status: 'PENDING' | 'VERIFIED' = 'PENDING';
  api.answer(identityState, () => ({ status, ...checked }));
  await userEvent.click(await screen.findByRole('radio', { name: /^본인확인/ }));
  await send();
  expect(screen.queryByRole('alert', { name: '입력 내용 확인' })).toBeNull();
  const button = screen.getByRole('button', { name: '정정 요청하기' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  status = 'VERIFIED';
  await screen.findByText('본인확인을 마쳤습니다');
  expect(button).not.toHaveAttribute('aria-busy');
});

test('requires a document if nobody identifies the holder of a phone, even if a draft has another choice', async () => {
  const first = await open();
  await userEvent.click(await screen.findByRole('radio', { name: /^본인확인/ }));
  expect(await screen.findByRole('button', { name: '휴대폰 본인확인 시작' })).toBeInTheDocument();
  await enter(userEvent, screen.getByLabelText(/^정정이 필요한 까닭/), '개명했습니다.');
  first.unmount();
  const { api } = await open({ ways: [1, 3] });
  await waitFor(() => expect(api.requestsOf(educationCode)).toHaveLength(1));
  expect(await screen.findByLabelText(/^증빙 서류/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^정정이 필요한 까닭/)).toHaveValue('개명했습니다.');
  expect(screen.queryByRole('radio', { name: /^본인확인/ })).toBeNull();
  await send();
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(within(summary).getByRole('link', { name: '증빙 서류를 올려주세요.' })).toBeInTheDocument();
});

test('a pending request shows its due day and can be withdrawn; there is no form meanwhile', async () => {
  const { api } = await open({ list: [aCorrection()] });
  expect(await screen.findByText('2026.11.30 (월)까지')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '정정 요청하기' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '요청 철회' }));
  await userEvent.click(await screen.findByRole('button', { name: '예, 철회합니다' }));
  await waitFor(() => expect(api.requestsOf(withdrawCorrection)[0]?.input).toEqual({ correctionNo: 5 }));
});

test('a request made without a login is warned of, and stopped by a press', async () => {
  const phone = aCorrection({ kind: 'phone', kindName: '휴대폰 번호', isWithoutLogin: true });
  const { api } = await open({
    list: [
      phone,
      aCorrection({
        correctionNo: 4,
        status: 'REFUSED',
        statusName: '반려',
        reason: '서류가 흐립니다.',
        allowedActions: [],
      }),
    ],
  });
  expect(await screen.findByText('로그인 없이 접수된 휴대폰 번호 변경 요청입니다.')).toBeInTheDocument();
  expect(screen.getByText('서류가 흐립니다.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '정정 요청하기' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '제가 요청하지 않았습니다' }));
  await userEvent.click(await screen.findByRole('button', { name: '예, 멈춥니다' }));
  await waitFor(() => expect(api.requestsOf(withdrawCorrection)).toHaveLength(1));
});
