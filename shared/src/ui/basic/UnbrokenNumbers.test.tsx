import { render } from '@testing-library/react';
import { UnbrokenNumbers } from './UnbrokenNumbers.tsx';

test.each([
  ['(등록번호 제2021-900001호, 등록기관 한국직업능력연구원)', ['제2021-900001호']],
  ['협회(02-555-0100)나 담당자(010-1234-5678)에게', ['02-555-0100', '010-1234-5678']],
  ['010-****-4321', ['010-****-4321']],
  ['2026-2-48150-92361', ['2026-2-48150-92361']],
  ['2026.11.20 (금) - 미정', []],
])('%s is complete, and its numbers stay on one line', (text, numbers) => {
  const { container } = render(<UnbrokenNumbers>{text}</UnbrokenNumbers>);
  expect(container).toHaveTextContent(text);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(numbers);
});
