import { useState, type ComponentProps } from 'react';
import type { Stories } from '../gallery/stories.ts';
import { articleExtensions, postExtensions } from './extensions.ts';
import { TextEditor } from './TextEditor.tsx';
import { POST_TOOLS, TOOLS } from './tools.ts';

export default {
  component: TextEditor,
  parameters: {
    keys: [
      { key: 'Tab', does: '서식으로, 다시 누르면 글로 갑니다.' },
      { key: '← →', does: '서식에서 앞이나 뒤의 단추로 갑니다.' },
      { key: 'Home, End', does: '서식에서 첫 단추나 마지막 단추로 갑니다.' },
      { key: 'Enter, Space', does: '서식을 넣거나 뺍니다. 글에서 Enter는 문단을 나눕니다.' },
      { key: 'Ctrl + B', does: '굵게 합니다.' },
      { key: 'Ctrl + Z', does: '되돌립니다. Shift와 함께 누르면 다시 합니다.' },
    ],
  },
} satisfies Stories;

const TEXT = `<p>점심 장사를 <strong>이렇게</strong> 바꾸었습니다.</p>
<ul><li><p>메뉴를 셋으로 줄였습니다.</p></li><li><p>손님이 물을 직접 가져갑니다.</p></li></ul>`;

function Editor({ value: given = '', ...props }: Partial<ComponentProps<typeof TextEditor>>) {
  const [value, setValue] = useState(given);
  const fixed = { extensions: postExtensions, tools: POST_TOOLS, name: 'content', label: '내용' };
  return <TextEditor {...fixed} value={value} onChange={setValue} {...props} />;
}

export const Empty = () => <Editor hint="개인정보는 적지 마세요." />;

export const Filled = () => <Editor value={TEXT} />;

export const WithAllTools = () => (
  <Editor
    extensions={articleExtensions}
    tools={Object.values(TOOLS)}
    value={`<h2>제4회 자격검정</h2>${TEXT}<blockquote><p>입실 마감은 13:30입니다.</p></blockquote>`}
  />
);

export const Wrong = () => <Editor error="내용을 입력해주세요." />;

export const LongText = () => <Editor value={TEXT.repeat(8)} />;
