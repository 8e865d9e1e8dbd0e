import { fireEvent } from '@testing-library/react';
import { STAY_READABLE_SCRIPT } from './stayReadableScript.ts';

const own = Object.getOwnPropertyDescriptor(Object, 'hasOwn');
const end = jest.fn();

/** A document as sent by the server, in a supported browser or in an older one. */
function open({ kind, isOld = false }: { kind?: 'page' | 'frame'; isOld?: boolean }) {
  const content = {
    page: '<header>메뉴</header><main id="main"><h1>로그인</h1><form method="post"><input name="userId"></form><form role="search"></form></main>',
    frame: '<header>메뉴</header><main id="main"><div aria-busy="true"></div></main>',
    waiting: '<header>협회</header><p class="first-text">화면을 불러오고 있습니다.</p>',
  };
  document.body.innerHTML = `<div id="root">${content[kind ?? 'waiting']}</div>
    ${kind ? `<script type="application/json" id="rendered">{"kind":"${kind}","build":""}</script>` : ''}`;
  window.earlyInput = { end };
  if (isOld) Reflect.deleteProperty(Object, 'hasOwn');
  new Function(STAY_READABLE_SCRIPT)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const form = (role: 'search' | null) =>
  [...document.forms].find((each) => each.getAttribute('role') === role) ?? document.createElement('form');

const shown = jest.fn();
beforeEach(() => {
  end.mockClear();
  // jsdom lacks it.
  Element.prototype.scrollIntoView = shown;
});
afterEach(() => {
  if (own) Object.defineProperty(Object, 'hasOwn', own);
});

test('a supported browser shows nothing, until the start of the portal has failed', () => {
  open({ kind: 'page' });
  expect(document.querySelector('[role=status]')).toBeNull();
  window.stayReadable?.();
  window.stayReadable?.();
  const lines = document.querySelectorAll('[role=status]');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveTextContent(/읽기만 하실 수 있습니다.*02-555-0100 다시 불러오기$/);
});

test('in an older browser the page stays, a line names an alternative, and forms say what they need', () => {
  open({ kind: 'page', isOld: true });
  expect(document.querySelector('h1')).toHaveTextContent('로그인');
  expect(document.body.firstElementChild).toHaveTextContent(/읽기만 하실 수 있습니다.*네이버 웨일.*02-555-0100$/);
  expect(document.querySelector('[role=status] a')).toHaveAttribute('href', 'tel:025550100');
  expect(form(null)).toHaveTextContent('최신 버전의 브라우저가 필요합니다');
  expect(form('search')).toHaveTextContent('');
});

test('typed text is not submitted there, except for a search, which the server handles', () => {
  open({ kind: 'page', isOld: true });
  expect(fireEvent.submit(form(null))).toBe(false);
  expect(shown).toHaveBeenCalled();
  expect(fireEvent.submit(form('search'))).toBe(true);
  expect(end).toHaveBeenCalledTimes(1);
});

test.each([['frame', '#main'] as const, [undefined, '.first-text'] as const])(
  'if there is nothing to read (%s), the line replaces it',
  (kind, place) => {
    open({ kind, isOld: true });
    expect(document.querySelector(place)).toHaveTextContent(
      /^이 화면은 지금 쓰시는 브라우저에서 열 수 없습니다.*02-555-0100$/,
    );
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(document.querySelector('header')).toBeInTheDocument();
  },
);
