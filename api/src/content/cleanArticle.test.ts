import { ARTICLE_MARKUP } from '@portal/shared/contract/articleMarkup';
import { cleanArticle } from './cleanArticle.ts';

describe('cleaning texts of employees', () => {
  test('keeps every element that an article may have', () => {
    const written =
      '<h2>제목</h2><h3>작은 제목</h3><h4>더 작은 제목</h4><p>글<br /><strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>지움</s></p>' +
      '<ul><li><p>하나</p></li></ul><ol><li><p>둘</p></li></ol><blockquote><p>인용</p></blockquote><hr />' +
      '<p><a href="/news/notice">공지</a> <a href="https://example.org">밖</a></p>' +
      '<img src="/files/uploads/2026/11/0a.webp" alt="행사장" />';
    for (const element of ARTICLE_MARKUP.elements) expect(written).toContain(`<${element}`);
    expect(cleanArticle(written)).toMatchObject({ html: written, pictures: ['uploads/2026/11/0a.webp'] });
  });

  test('drops what could run, what restyles, and pictures of other places', () => {
    const { html, pictures } = cleanArticle(
      '<p class="MsoNormal" style="color:red" onclick="x()">글<o:p></o:p></p><script>x()</script><style>p{}</style>' +
        '<a href="javascript:x()">링크</a><img src="https://example.org/a.png" alt="a"><img src="data:image/png;base64,x">' +
        '<img src="/files/../api" alt="b"><iframe src="//e"></iframe><font face="바탕">글씨</font>',
    );
    expect(html).not.toMatch(/Mso|style|on\w+=|script|img|iframe|font|href/);
    expect(pictures).toEqual([]);
    expect(html).toContain('글씨');
  });
});
