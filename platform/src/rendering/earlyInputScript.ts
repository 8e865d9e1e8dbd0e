/**
 * Script for documents with a rendered page, before the page: records the press of a button and the submission of a
 * form before hydration. `bootstrap/earlyInput.ts` repeats them. The browser itself must not submit the form meanwhile.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{const a=new AbortController(),o={capture:true,signal:a.signal},e=window.earlyInput={end(){a.abort()}};' +
  "addEventListener('click',({target:t})=>{const b=t.closest?.('button');if(b&&b.type!=='submit'){e.pressed=b;e.sent=undefined}},o);" +
  "addEventListener('submit',s=>{s.preventDefault();e.sent={form:s.target,by:s.submitter}},o)})()";

/** Hides a guest's links from a member until the session has been read. */
export const MEMBER_SCRIPT =
  "try{if(localStorage.getItem('authorization'))document.documentElement.dataset.member=''}catch{}";
