import { cleanContent } from './cleanContent.ts';

describe('cleaning texts of members', () => {
  test('plain lines become paragraphs, and special characters are escaped', () => {
    expect(cleanContent('첫 줄\r\n둘째 <줄> & 끝\n\n다음 문단').html).toBe(
      '<p>첫 줄<br />둘째 &lt;줄&gt; &amp; 끝</p><p>다음 문단</p>',
    );
  });

  test('HTML keeps its structure and loses everything that could run', () => {
    const { html, plain } = cleanContent(
      '<h3 onclick="x()">제목</h3><p style="position:fixed">글 <a href="javascript:x()">나쁜</a> <a href="https://example.org">좋은</a></p><script>x()</script><img src=x onerror=x()><iframe src="//e"></iframe>',
    );
    expect(html).not.toMatch(/on\w+=|style|javascript|script|img|iframe/);
    expect(html).toContain('<h3>제목</h3>');
    expect(html).toContain('href="https://example.org" rel="nofollow ugc noopener noreferrer"');
    expect(plain).toBe('제목 글 나쁜 좋은');
  });

  test('a summary is short', () => {
    expect(cleanContent('가'.repeat(500)).summary).toHaveLength(120);
  });
});
