import { render } from '@testing-library/react';
import { Sheet } from './Sheet.tsx';

const marked = () => [...document.querySelectorAll('[data-around-sheet]')].map(({ id, localName }) => id || localName);

test('marks the page and what is around open sheets for print, and nothing once they are closed', () => {
  const draw = (sheets: number) => (
    <div id="dialog">
      <div id="sheets">
        {Array.from({ length: sheets }, (_, index) => (
          <Sheet key={index} title="수강증" />
        ))}
      </div>
      <p id="footer">닫기</p>
    </div>
  );
  const { rerender, container } = render(draw(2));
  container.id = 'root';
  expect(marked()).toEqual(['html', 'body', 'root', 'dialog', 'sheets']);
  rerender(draw(1));
  expect(marked()).toEqual(['html', 'body', 'root', 'dialog', 'sheets']);
  rerender(draw(0));
  expect(marked()).toEqual([]);
  expect(document.body).not.toHaveAttribute('data-sheet-open');
});
