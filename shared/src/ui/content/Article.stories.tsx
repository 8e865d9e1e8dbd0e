import type { Stories } from '../../gallery/stories.ts';
import { Article } from './Article.tsx';

export default { component: Article } satisfies Stories;

export const Everything = () => (
  <Article
    html={`<h2>2026년 제4회 자격검정 안내</h2>
<p>외식경영관리사 <strong>2급</strong> 자격검정을 아래와 같이 시행합니다. 자세한 내용은
<a href="/manager/info">자격 안내</a>를 보아주세요.</p>
<h3>준비물</h3>
<ul><li>신분증</li><li>수험표</li></ul>
<h3>입실 순서</h3>
<ol><li>13:00부터 입실</li><li>13:30 입실 마감</li></ol>
<blockquote><p>입실 마감 뒤에는 들어갈 수 없습니다.</p></blockquote>
<table><thead><tr><th>과목</th><th>시간</th></tr></thead>
<tbody><tr><td>식품위생학</td><td>14:00 ~ 15:00</td></tr><tr><td>외식경영론</td><td>15:20 ~ 16:20</td></tr></tbody></table>`}
  />
);

export const LongWord = () => <Article html={`<p>${'https://www.example.com/자료실/'.repeat(8)}</p>`} />;

export const Unsafe = () => <Article html={`<p onclick="alert(1)">글만 남습니다.</p><script>alert(1)</script>`} />;
