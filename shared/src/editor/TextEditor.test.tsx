import { act, fireEvent, render, screen } from '@testing-library/react';
import { postExtensions } from './extensions.ts';
import { TextEditor } from './TextEditor.tsx';
import { POST_TOOLS } from './tools.ts';

const editorOf = (value: string, error?: string) => (
  <TextEditor
    extensions={postExtensions}
    tools={POST_TOOLS}
    name="content"
    label="내용"
    hint="개인정보는 적지 마세요."
    error={error}
    value={value}
    onChange={() => undefined}
  />
);
const text = () => screen.getByRole('textbox', { name: '내용' });

test('label, hint and error are linked to the text', () => {
  const { rerender } = render(editorOf('<p>글</p>'));
  expect(text()).toHaveAccessibleDescription('개인정보는 적지 마세요.');
  expect(text()).toBeValid();
  rerender(editorOf('<p>글</p>', '내용을 입력해주세요.'));
  expect(text()).toHaveAccessibleDescription('개인정보는 적지 마세요. 내용을 입력해주세요.');
  expect(text()).toBeInvalid();
});

test('a text that arrives later is shown', () => {
  const { rerender } = render(editorOf(''));
  rerender(editorOf('<p>쓰던 글</p>'));
  expect(text()).toHaveTextContent('쓰던 글');
  rerender(editorOf(''));
  expect(text()).toHaveTextContent(/^$/);
});

test('a slowly rendered page still shows the text', () => {
  jest.useFakeTimers();
  // Time passes between the rendering of the editor and its first effect, and the library destroys the editor.
  const Slow = () => {
    jest.advanceTimersByTime(50);
    return null;
  };
  render(
    <>
      {editorOf('<p>저장된 글</p>')}
      <Slow />
    </>,
  );
  act(() => jest.advanceTimersByTime(50));
  expect(text()).toHaveTextContent('저장된 글');
  jest.useRealTimers();
});

test('pressing a tool leaves the cursor in the text, so that the next input has the format', () => {
  render(editorOf('<p>글</p>'));
  const takesTheCursor = fireEvent.mouseDown(screen.getByRole('button', { name: '굵게' }));
  expect(takesTheCursor).toBe(false);
});

describe('what the editor leaves out of a paste', () => {
  const paste = (html: string, files: File[] = []) => {
    const clipboardData = {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      types: html ? ['text/html'] : ['Files'],
      files,
      items: [],
    };
    fireEvent.paste(text(), { clipboardData });
    return screen.getByRole('status').textContent;
  };

  test.each([
    ['<p>글</p><img src="data:image/png;base64,iVBORw0KGgo=">', '그림은 붙여 넣을 수 없어 뺐습니다.'],
    ['<p>글</p><img src="file:///C:/a.png">', '그림은 붙여 넣을 수 없어 뺐습니다.'],
    ['<table><tr><td>칸</td></tr></table>', '표는 넣을 수 없어 글자만 남겼습니다. 칸이 이어졌으니 확인해주세요.'],
    ['<p>글</p>', ''],
  ])('is said: %s', (html, words) => {
    render(editorOf('<p>글</p>'));
    expect(paste(html)).toBe(words);
  });

  test('is said of a picture without text, and no longer after the next paste', () => {
    render(editorOf('<p>글</p>'));
    expect(paste('', [new File(['x'], 'shot.png', { type: 'image/png' })])).toBe('그림은 붙여 넣을 수 없어 뺐습니다.');
    expect(paste('<p>다음</p>')).toBe('');
  });
});
