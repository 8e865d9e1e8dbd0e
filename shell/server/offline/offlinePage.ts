import { association } from '@portal/shared/association';
import { OFFLINE_NOTES_KEY } from '@portal/shared/session/offlineKey';
import { hashOf } from '../html/hashOf.ts';
import { showNotes } from './showNotes.ts';

const { name, phone, colors } = association;

const SCRIPT = `(${showNotes.toString()})(${JSON.stringify(OFFLINE_NOTES_KEY)})`;

/** Colours and shapes of the kit, with the fonts of the device. */
const STYLES = `
:root { color-scheme: light dark; --ground: ${colors.ground}; --text: #22201b; --muted: #5b5548; --line: #e0d8c7;
  --surface: #fff; --primary: ${colors.primary}; --on-primary: #fff; --focus: #1f5fd0; }
@media (prefers-color-scheme: dark) { :root { --ground: ${colors.groundDark}; --text: #f3efe6; --muted: #c0b9aa;
  --line: #403d35; --surface: #201f1b; --primary: #8fd3ab; --on-primary: #0c2618; --focus: #9cc2ff; } }
body { margin: 0; background: var(--ground); color: var(--text); word-break: keep-all; overflow-wrap: anywhere;
  font: 400 1.0625rem/1.6 'Malgun Gothic', 'Apple SD Gothic Neo', sans-serif; }
header { padding: 1rem max(1rem, calc(50vw - 18rem)); border-bottom: 1px solid var(--line); background: var(--surface);
  color: var(--primary); font-size: 1.375rem; font-weight: 700; line-height: 2.5rem; }
main { display: grid; gap: 1.5rem; max-width: 36rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1, h2, p, dl, dd, ul { margin: 0; }
h1 { font-size: 1.75rem; line-height: 1.3; }
h2 { margin-bottom: 0.75rem; font-size: 1.25rem; }
button { justify-self: start; min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: 0.5rem;
  background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 700; cursor: pointer; }
:focus-visible { outline: 0.1875rem solid var(--focus); outline-offset: 0.125rem; }
a { color: inherit; }
section { padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1rem; }
dt, .muted { color: var(--muted); }
ul { padding-inline-start: 1.25rem; }
.muted { margin-top: 0.75rem; font-size: 0.9375rem; }
[hidden] { display: none; }
`;

/** Page for a navigation without a connection: what to do, and what this device knows of the member's next date. */
export const OFFLINE_PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>인터넷 연결 없음 - ${name}</title>
    <style>${STYLES}</style>
  </head>
  <body>
    <header>${name}</header>
    <main>
      <h1>인터넷에 연결되지 않았습니다</h1>
      <p>지금은 이 화면을 불러올 수 없습니다. 와이파이나 데이터가 켜져 있는지 확인하신 뒤 다시 시도해주세요.</p>
      <button type="button" id="again">다시 시도</button>
      <section id="next" hidden aria-labelledby="next-title">
        <h2 id="next-title">다음 일정</h2>
        <dl>
          <dt>교육·시험</dt><dd id="title"></dd>
          <dt>일시</dt><dd id="when"></dd>
          <dt>장소</dt><dd id="place"></dd>
          <dt>신청번호</dt><dd id="applicationNo"></dd>
        </dl>
        <p class="muted">마지막으로 연결되었을 때의 내용입니다. 그 뒤에 바뀌었을 수 있습니다.</p>
      </section>
      <section id="papers" hidden aria-labelledby="papers-title">
        <h2 id="papers-title">이 기기에 저장하신 증서</h2>
        <ul id="list"></ul>
        <p class="muted">휴대폰의 ‘다운로드’나 ‘파일’에서 인터넷 없이 여실 수 있습니다.</p>
      </section>
      <p>급하시면 협회에 전화해주세요. <a href="tel:${phone}">${phone}</a></p>
    </main>
    <script>${SCRIPT}</script>
  </body>
</html>
`;

/** Policy of the page, also in the browser's cache: its own styles and script alone, and no requests. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLES)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
