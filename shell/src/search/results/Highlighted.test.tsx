import { render, screen } from '@testing-library/react';
import { Highlighted } from './Highlighted.tsx';

const marked = () => screen.queryAllByText((_, element) => element?.tagName === 'MARK').map((mark) => mark.textContent);

test('marks every word, also where a space stands in it', () => {
  render(<Highlighted text="새 위생 교육, 위생교육 안내" words={['위생교육', '안내']} />);
  expect(marked()).toEqual(['위생 교육', '위생교육', '안내']);
});

test('shows markup as text', () => {
  const { container } = render(<Highlighted text="<img src=x onerror=x()> 위생" words={['위생']} />);
  expect(container).toHaveTextContent('<img src=x onerror=x()> 위생');
  expect(container.querySelector('img')).toBeNull();
});

test('signs of patterns are ordinary signs', () => {
  render(<Highlighted text="a.c (b) axc" words={['a.c', '(b)']} />);
  expect(marked()).toEqual(['a.c', '(b)']);
});
