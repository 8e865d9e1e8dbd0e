import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@portal/shared/testing';
import module from '../../routes.tsx';
import { signUpProgress } from '../steps/progress.ts';
import { verifiedVisitor } from '../testing/verifiedVisitor.ts';

beforeEach(() => sessionStorage.clear());

async function open(path = '/sign/up/select-industry') {
  const view = renderInHost(module.routes, path);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test('one of the three trades is chosen and stored', async () => {
  verifiedVisitor();
  await open();
  await userEvent.click(screen.getByLabelText(/^집단급식소/));
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(await screen.findByRole('heading', { name: '회원가입 - 정보 입력' })).toBeInTheDocument();
  expect(signUpProgress.read().industryType).toBe(2);
});

test('a missing choice is an error', async () => {
  verifiedVisitor();
  await open();
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  expect(await screen.findByText('업종을 선택해주세요.')).toBeInTheDocument();
});

test('choosing another trade clears the business found in the first', async () => {
  const { details } = verifiedVisitor();
  verifiedVisitor({
    industryType: 1,
    details: { ...details, email: 'kim@hanbit-food.example', lcns_no: '20260001', bssh_nm: '한빛식당' },
  });
  await open();
  await userEvent.click(screen.getByLabelText(/^위탁급식영업/));
  expect(signUpProgress.read()).toMatchObject({
    industryType: 3,
    details: { lcns_no: '', bssh_nm: '', email: 'kim@hanbit-food.example' },
  });
});

test('the form cannot be opened before a trade is chosen', async () => {
  verifiedVisitor();
  const { router } = await open('/sign/up/step2');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/up/select-industry'));
});
