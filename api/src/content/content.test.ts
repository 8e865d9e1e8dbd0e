import { association } from '@portal/shared/association';
import { ARTICLE_MARKUP } from '@portal/shared/contract/articleMarkup';
import { maskAccounts } from './accountNumbers.ts';
import { cleanArticle } from './cleanArticle.ts';
import { cleanContent } from './cleanContent.ts';

test.each([
  ['교육비는 한빛은행 110-234-567890으로 입금해주세요.', '***-***-**7890'],
  ['환불 계좌: 카카오뱅크 3333012345678 예금주 홍길동', '*********5678'],
  ['농협 302 1234 5678 91로 보내주세요.', '*** **** ***8 91'],
  ['2026-12-01까지 02-555-0100으로 전화하시고 계좌 11023456789012로 이체', '**********9012'],
])('an account number is masked in %j', (text, masked) => {
  expect(maskAccounts(text)).toContain(masked);
  expect(maskAccounts(text).replace(masked, '')).not.toMatch(/\*/);
});

test.each([
  `협회 계좌 ${association.bank.name} ${association.bank.account}로 입금해주세요.`,
  '계좌 끝 네 자리는 7890입니다.',
  '2026-12-01 18:00까지 입금해주세요. 문의 010-1234-5678, 02-555-0100',
  '사업자등록번호 104-82-00000으로 입금합니다.',
  '등기번호 1234-5678-90123으로 보냈습니다.',
  '150,000원을 2026.12.01 이체했습니다. 신청번호 12345번',
])('%j has no account number to mask', (text) => expect(maskAccounts(text)).toBe(text));

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
