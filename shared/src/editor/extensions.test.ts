import { Editor } from '@tiptap/core';
import { POST_MARKUP } from '../contract/base/articleMarkup.ts';
import { postExtensions } from './extensions.ts';

const writtenOf = (content: string) => new Editor({ extensions: postExtensions, content, injectCSS: false }).getHTML();

test('every element allowed in a post passes through the editor unchanged', () => {
  const html =
    '<h3>제목</h3><h4>작은 제목</h4><p>글<br><strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>지움</s></p>' +
    '<ul><li><p>하나</p></li></ul><ol><li><p>둘</p></li></ol><blockquote><p>인용</p></blockquote><hr>' +
    '<p><a href="https://example.org">밖</a></p>';
  for (const element of POST_MARKUP.elements) expect(html).toContain(`<${element}`);
  expect(writtenOf(html)).toBe(html);
});

test('pictures, the highest headings and script links are removed', () => {
  expect(writtenOf('<h2>제목</h2><img src="/files/a.webp"><p><a href="javascript:x()">글</a></p>')).not.toMatch(
    /h2|img|href/,
  );
});
