import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMatch, authSend } from '@portal/shared/contract/auth';
import { askPhoneCorrection } from '@portal/shared/contract/user';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../../routes.tsx';

async function open() {
  const api = new FakeApi().answer(authSend, '482913').answer(authMatch, null).answer(askPhoneCorrection, 7);
  renderInHost(module.routes, '/sign/find/phone', { api });
  await userEvent.type(await screen.findByLabelText('이름'), '김한빛');
  await userEvent.type(screen.getByLabelText('휴대폰 번호'), '01012340009');
  await userEvent.click(screen.getByRole('button', { name: '인증번호 발송' }));
  await userEvent.type(await screen.findByLabelText('인증번호'), '482913{Enter}');
  await screen.findByText('인증되었습니다.');
  return api;
}
const fill = async () => {
  for (const [label, value] of [
    ['년', '1966'],
    ['월', '03'],
    ['일', '02'],
  ] as const)
    await userEvent.selectOptions(await screen.findByLabelText(label), value);
  await userEvent.type(screen.getByLabelText(/^번호를 바꾸는 까닭/), '분실했습니다.');
};
const send = () => userEvent.click(screen.getByRole('button', { name: '변경 요청하기' }));

beforeEach(() => sessionStorage.clear());

test('the new phone is verified first; the document is sent with the form, and the next steps are shown', async () => {
  const api = await open();
  await fill();
  await send();
  expect(await screen.findAllByText('신분증이나 주민등록초본을 올려주세요.')).not.toHaveLength(0);
  expect(api.requestsOf(askPhoneCorrection)).toEqual([]);
  const file = new File(['%PDF'], '초본.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(/^신분증 또는 주민등록초본/), file);
  await send();
  expect(await screen.findByText('휴대폰 번호 변경 요청이 접수되었습니다.')).toBeInTheDocument();
  expect(screen.getByText(/직원 두 사람이/)).toBeInTheDocument();
  expect(api.requestsOf(askPhoneCorrection)[0]?.input).toMatchObject({
    name: '김한빛',
    userPhone: '01012340009',
    userBirth: '19660302',
    words: '분실했습니다.',
  });
});

test('an error is shown; the phone is verified again, and typed values are restored', async () => {
  const api = await open();
  api.refuse(askPhoneCorrection, 'CORRECTION_PERSON_UNKNOWN');
  await fill();
  await userEvent.upload(
    screen.getByLabelText(/^신분증 또는 주민등록초본/),
    new File(['%PDF'], '초본.pdf', { type: 'application/pdf' }),
  );
  await send();
  expect(await screen.findByText(/가입한 회원을 찾지 못했습니다/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await userEvent.click(await screen.findByRole('button', { name: '인증번호 발송' }));
  await userEvent.type(await screen.findByLabelText('인증번호'), '482913{Enter}');
  expect(await screen.findByLabelText(/^번호를 바꾸는 까닭/)).toHaveValue('분실했습니다.');
});
