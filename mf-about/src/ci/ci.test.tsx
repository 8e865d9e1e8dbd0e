import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@portal/shared/testing';
import { LogoMark } from '@portal/shared/ui';
import routes from '../routes.tsx';
import { markFile } from './markFile.ts';

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

test('a file of the mark is self-contained: its own colours and size, nothing of the page', async () => {
  const { container } = render(<LogoMark className="on-page" />);
  const file = markFile(container.querySelector('svg') as SVGSVGElement, { bowl: '#111111', light: '#eeeeee' });
  const text = await textOf(file);
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  expect(drawing.nodeName).toBe('svg');
  expect(drawing.getAttribute('width')).toBe('480');
  expect(text).toContain('#111111');
  expect(text).toContain('#eeeeee');
  expect(text).not.toMatch(/var\(|currentcolor|class=/i);
});

test('each version of the mark can be downloaded', async () => {
  const downloaded: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:mark', revokeObjectURL: () => undefined });
  renderInHost(routes.routes, '/about/ci');
  for (const button of await screen.findAllByRole('button', { name: /심볼 SVG 내려받기/ }))
    await userEvent.click(button);
  expect(downloaded).toEqual(['hanbit-symbol.svg', 'hanbit-symbol-black.svg', 'hanbit-symbol-white.svg']);
  click.mockRestore();
});

test('a browser inside a messenger, which saves nothing, shows where the file can be saved', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux) KAKAOTALK 11.0');
  renderInHost(routes.routes, '/about/ci');
  await userEvent.click((await screen.findAllByRole('button', { name: /심볼 SVG 내려받기/ }))[0] ?? document.body);
  expect(await screen.findByText(/다른 브라우저로 열거나/)).toBeInTheDocument();
  expect(click).not.toHaveBeenCalled();
  click.mockRestore();
  userAgent.mockRestore();
});
