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

test.each(['Mozilla/5.0 (Linux; Android 14) KAKAOTALK 11.0', 'Mozilla/5.0 (iPhone) NAVER(inapp; search; 1000)'])(
  'a browser that neither prints nor saves says where to open it: %s',
  (userAgent) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    open();
    expect(buttons()).not.toEqual(expect.arrayContaining(['인쇄']));
    expect(buttons()).not.toEqual(expect.arrayContaining(['PDF로 저장']));
    expect(screen.getByText(/다른 브라우저로 열기/)).toBeInTheDocument();
  },
);
