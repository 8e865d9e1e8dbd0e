import { association } from '@portal/shared/association';

/** Page shown before the service's own window: a button, and a link back. */
export const IDENTITY_BODY = `<main>
      <h1>${association.name} 본인확인</h1>
      <p role="status">아래 버튼을 누르시면 본인확인 기관의 화면이 열립니다. 마치시면 보시던 화면으로 돌아갑니다.</p>
      <button type="button" disabled>본인확인 시작</button>
      <a>돌아가기</a>
    </main>`;

const { primary, ground } = association.colors;

/**
 * Uses the association's colours, so that it is recognised as a page of the portal, without loading anything from
 * there.
 */
export const IDENTITY_STYLES = `
      body { background: ${ground}; }
      main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 3rem 1.25rem; display: grid; gap: 1.25rem;
        color: #1c2430; font: 400 18px/1.6 Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; word-break: keep-all;
        text-wrap: balance; }
      h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; }
      p { margin: 0; }
      button, a { min-height: 3.25rem; padding: .75rem 1rem; box-sizing: border-box; border-radius: .5rem; font: inherit;
        font-weight: 700; text-align: center; }
      button { border: 1px solid ${primary}; background: ${primary}; color: #fff; cursor: pointer; }
      button:disabled { border-color: #5a6472; background: #5a6472; cursor: default; }
      button[hidden] { display: none; }
      a { border: 1px solid #8a94a1; color: #1c2430; text-decoration: none; }
      button:focus-visible, a:focus-visible { outline: 3px solid ${primary}; outline-offset: 2px; }`;
