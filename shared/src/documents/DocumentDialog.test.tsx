import { render, screen } from '@testing-library/react';
import { DocumentDialog } from './DocumentDialog.tsx';

const open = () =>
  render(
    <DocumentDialog
      title="수료증"
      save={<button type="button">PDF로 저장</button>}
      close={() => undefined}
      closing={false}
    >
      <p>한 장</p>
    </DocumentDialog>,
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

test('a browser that prints has both buttons', () => {
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  expect(buttons()).toEqual(expect.arrayContaining(['PDF로 저장', '인쇄']));
});

test.each([
  'Mozilla/5.0 (Linux; Android 14) KAKAOTALK 11.0',
  'Mozilla/5.0 (iPhone) NAVER(inapp; search; 1000)',
  'Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) Chrome/140.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
])('a browser that cannot print says how to open and to print the paper: %s', (userAgent) => {
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  open();
  expect(buttons()).not.toContain('인쇄');
  expect(buttons()).toContain('PDF로 저장');
  expect(screen.getByText(/‘PDF 열기’를.*다른 브라우저로 열기/)).toBeInTheDocument();
});

test('a browser without the function is not asked to print', () => {
  Object.defineProperty(window, 'print', { value: undefined, configurable: true, writable: true });
  open();
  expect(buttons()).not.toContain('인쇄');
});
