import { abandonFiles } from './abandonFiles.ts';

/** An element that the browser has not loaded, with a mock for its error event. */
function pending(html: string) {
  document.head.insertAdjacentHTML('beforeend', html);
  const element = document.head.lastElementChild;
  const failed = jest.fn();
  element?.addEventListener('error', failed);
  return { element, failed };
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('a stylesheet and a script that hang fail, and can be requested again', () => {
  const style = pending('<link rel="stylesheet" href="/remotes/mf-about/page.css">');
  const script = pending('<script src="/remotes/mf-about/page.js"></script>');
  abandonFiles('/remotes/mf-about/');
  for (const { element, failed } of [style, script]) {
    expect(failed).toHaveBeenCalledTimes(1);
    expect(element?.isConnected).toBe(false);
  }
});

test('files of another section, and loaded stylesheets, stay', () => {
  const other = pending('<script src="/remotes/mf-sign/page.js"></script>');
  const arrived = pending('<link rel="stylesheet" href="/remotes/mf-about/page.css">');
  Object.defineProperty(arrived.element, 'sheet', { value: {} });
  abandonFiles('/remotes/mf-about/');
  expect(other.element?.isConnected).toBe(true);
  expect(arrived.element?.isConnected).toBe(true);
});
