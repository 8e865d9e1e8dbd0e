import { render, screen } from '@testing-library/react';
import { Article } from '../index.ts';

test('renders its text with headings, tables and links', () => {
  render(<Article html='<h3>일정</h3><table><tbody><tr><td>12월</td></tr></tbody></table><a href="/news">소식</a>' />);
  expect(screen.getByRole('heading', { name: '일정' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '12월' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '소식' })).toHaveAttribute('href', '/news');
});

test('removes whatever could run or restyle the page', () => {
  const { container } = render(
    <Article
      html={
        '<p onclick="steal()" style="position:fixed">읽을 글</p><script>steal()</script><style>p{}</style>' +
        '<img src="x" onerror="steal()"><a href="javascript:steal()">링크</a><form action="/steal"><input></form>'
      }
    />,
  );
  expect(screen.getByText('읽을 글')).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/steal|style|<form|<input/);
});
