import { Editor } from '@tiptap/core';
import { ARTICLE_MARKUP } from '@portal/shared/contract/articleMarkup';
import { reducePasted } from '@portal/shared/editor';
import { hasUnwritable } from '../unwritable.ts';
import { extensions } from './extensions.ts';

const writtenOf = (content: string) => new Editor({ extensions, content, injectCSS: false }).getHTML();

test('every element allowed in an article passes through the editor unchanged', () => {
  const html =
    '<h2>제목</h2><h3>작은 제목</h3><h4>더 작은 제목</h4><p>글<br><strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>지움</s></p>' +
    '<ul><li><p>하나</p></li></ul><ol><li><p>둘</p></li></ol><blockquote><p>인용</p></blockquote><hr>' +
    '<p><a href="/news/notice">공지</a></p><img src="/files/uploads/2026/11/0a.webp" alt="행사장"><p>끝</p>';
  for (const element of ARTICLE_MARKUP.elements) expect(html).toContain(`<${element}`);
  expect(writtenOf(html)).toBe(html);
});

test('the editor produces only markup allowed in an article', () => {
  const { schema } = new Editor({ extensions, injectCSS: false });
  const made = Object.keys({ ...schema.nodes, ...schema.marks }).sort();
  expect(made).toEqual(
    [
      'blockquote',
      'bold',
      'bulletList',
      'doc',
      'hardBreak',
      'heading',
      'horizontalRule',
      'image',
      'italic',
      'link',
      'listItem',
      'orderedList',
      'paragraph',
      'strike',
      'text',
      'underline',
    ].sort(),
  );
  expect(writtenOf('<p><a href="javascript:x()">글</a></p><img src="https://example.org/a.png" alt="a">')).toBe(
    '<p>글</p>',
  );
});

test('a destroyed editor requests no picture', () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions,
    content: '<p>글</p><img src="/files/uploads/2026/11/0a.webp" alt="행사장">',
    injectCSS: false,
  });
  editor.view.setProps({ nodeViews: {} });
  expect(editor.view.dom.querySelector('p')).not.toBeNull();
  expect(editor.view.dom.querySelector('img[src]')).toBeNull();
});

test('text pasted from a word processor becomes markup allowed in an article', () => {
  const pasted =
    '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p.MsoNormal{}</style><h1 class="x">큰 제목</h1>' +
    '<p class=MsoNormal style="color:red"><b>굵은</b> <font>글</font><o:p></o:p></p><span style="mso-hide:all">숨김</span>' +
    '<table><tr><td>칸</td></tr></table><img src="file:///C:/a.png"><a href="https://example.org" target="_blank">밖</a>';
  expect(writtenOf(reducePasted(pasted))).toBe(
    '<h2>큰 제목</h2><p><strong>굵은</strong> 글</p><p>칸</p><p><a href="https://example.org">밖</a></p>',
  );
});

test('a text with a table is recognised as one that the editor would reduce', () => {
  expect(hasUnwritable('<h3>일정</h3><table><tbody><tr><td>12월</td></tr></tbody></table>')).toBe(true);
  expect(hasUnwritable('<h3>일정</h3><p><b>12월</b></p>')).toBe(false);
});
