import { expect } from '@playwright/test';
import { answer } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, signIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { agree, provePhone } from './steps.ts';

const QUESTION = '이미 가입된 회원입니다. 로그인하시겠습니까?';

test('a member who wants to join again is offered the login or stays', async ({ page, request }) => {
  const member = await newMember(request);
  await page.goto('/sign/up/step1');
  await agree(page);
  await provePhone(page, member);
  await answer(page, QUESTION, '아니오');
  await expect(page).toHaveURL(/\/sign\/up\/step1$/);
  await expect(page.getByText('본인확인을 마쳤습니다')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '인증번호 발송' }), 'another phone may be proved').toBeVisible();

  await provePhone(page, member);
  await answer(page, QUESTION, '예');
  await page.waitForURL('**/sign/in');
});

test('a logged-in member cannot join', async ({ page, request }) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await page.goto('/sign/up/step1');
  await page.waitForURL(HOME);
});
