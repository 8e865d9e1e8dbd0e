import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@portal/shared/testing';
import marketing from './marketing.text.ts';
import { openTextPopup, type TextName } from './openTextPopup.tsx';
import privacy from './privacy.text.ts';
import procedure from './procedure.text.ts';
import terms from './terms.text.ts';

const wordsOf = (text: unknown) => JSON.stringify(text);

test.each<[TextName, string]>([
  ['privacy', '개인정보처리방침'],
  ['terms', '이용약관'],
  ['marketing', '마케팅 정보 수신 동의'],
  ['purpose', '목적'],
  ['procedure', '절차'],
  ['privilege', '특전'],
])('%s opens as a popup and is closed by its button', async (name, title) => {
  renderInHost([{ path: '/', Component: () => <h1>쪽</h1> }], '/');
  await screen.findByText('쪽');
  const closed = jest.fn();
  act(() => void openTextPopup(name).then(closed));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog.textContent?.length).toBeGreaterThan(300);
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the terms have 30 articles, in order', () => {
  expect(terms.articles).toHaveLength(30);
  terms.articles.forEach(({ heading }, index) => expect(heading).toMatch(new RegExp(`^제${index + 1}조 \\(.+\\)$`)));
});

test('the first privacy policy is of 2021-01-01, and that of today names the periods of the specification', () => {
  expect([...(privacy.earlier ?? []), privacy.effective][0]).toBe('2021-01-01');
  const words = wordsOf(privacy);
  for (const retention of ['3개월', '5년', '3년', '영구', '7일 이내']) expect(words).toContain(retention);
});

test('the first marketing consent is of 2023-12-22, and that of today states how to withdraw it', () => {
  expect([...(marketing.earlier ?? []), marketing.effective][0]).toBe('2023-12-22');
  expect(wordsOf(marketing)).toContain('7일 이내');
});

test('the procedure names the three trades', () => {
  for (const trade of ['일반음식점', '집단급식소', '위탁급식']) expect(wordsOf(procedure)).toContain(trade);
});
