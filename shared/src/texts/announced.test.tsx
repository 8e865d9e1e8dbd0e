import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog, type DialogProps } from '@portal/shared/overlay';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { addDays } from '../time/index.ts';
import type { LegalText } from './legalText.ts';
import TextDialog from './TextDialog.tsx';
import { textInForce } from './textInForce.ts';

const today = '2026-11-23';
const now = new Date(`${today}T10:00:00+09:00`);
const dotted = (day: string) => day.replaceAll('-', '.');

const version = (effective: string, words: string, more: Partial<LegalText> = {}): LegalText => ({
  title: '이용약관',
  effective,
  articles: [{ heading: '제1조 (목적)', blocks: [words] }],
  ...more,
});
const next = version(addDays(today, 20), '나중의 약관', {
  announced: addDays(today, -11),
  changes: '환불 기간을 바꿉니다.',
});
const hidden = version(addDays(today, 60), '아직 알리지 않은 약관', {
  announced: addDays(today, 1),
  changes: '더 바꿉니다.',
});

async function open(text: LegalText) {
  renderInHost([{ path: '/', Component: () => <h1>쪽</h1> }], '/', { api: new FakeApi() });
  await screen.findByText('쪽');
  const Terms = (props: DialogProps) => <TextDialog text={text} name="terms" {...props} />;
  act(() => void openDialog(async () => ({ default: Terms })));
  return screen.findByRole('dialog', { name: '이용약관' });
}

test('a text in force names an announced change and the meaning of silence, and opens it', async () => {
  const dialog = await open(textInForce([version('2021-01-01', '지금의 약관'), next, hidden], now));
  expect(dialog).toHaveTextContent(`${dotted(addDays(today, 20))}부터 내용이 바뀝니다.`);
  expect(dialog).toHaveTextContent('환불 기간을 바꿉니다.');
  expect(dialog).toHaveTextContent('바뀐 약관에 동의하신 것으로 봅니다.');
  expect(dialog).toHaveTextContent('지금의 약관');
  expect(dialog).not.toHaveTextContent('더 바꿉니다.');
  await userEvent.click(within(dialog).getByRole('button', { name: `${dotted(addDays(today, 20))} 시행 예정` }));
  expect(dialog).toHaveTextContent('나중의 약관');
  await userEvent.click(within(dialog).getByRole('button', { name: '2021.01.01' }));
  expect(dialog).toHaveTextContent('지금의 약관');
});

test('a version that requires consent states that instead', async () => {
  const dialog = await open(textInForce([version('2021-01-01', '지금'), { ...next, asksConsent: true }], now));
  expect(dialog).toHaveTextContent('시행일 이후 처음 로그인하실 때 동의하시는지 여쭙니다.');
  expect(dialog).not.toHaveTextContent('동의하신 것으로 봅니다');
});

test('a version in force lists its changes', async () => {
  const dialog = await open(
    version('2022-01-01', '지금', { announced: '2021-12-01', changes: '수수료를 바꿨습니다.' }),
  );
  expect(dialog).toHaveTextContent('이전 내용과 달라진 점 수수료를 바꿨습니다.');
});
