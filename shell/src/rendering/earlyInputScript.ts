/**
 * A script for documents with a rendered page, before that: notes the press of a button and the sending of a form,
 * which nothing hears before the page is hydrated. `bootstrap/earlyInput.ts` does them again. A form must not be sent
 * by the browser itself meanwhile.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{const a=new AbortController(),o={capture:true,signal:a.signal},e=window.earlyInput={end(){a.abort()}};' +
  "addEventListener('click',({target:t})=>{const b=t.closest?.('button');if(b&&b.type!=='submit'){e.pressed=b;e.sent=undefined}},o);" +
  "addEventListener('submit',s=>{s.preventDefault();e.sent={form:s.target,by:s.submitter}},o)})()";

/** A member is not shown the links of a guest until it is known who they are. */
export const MEMBER_SCRIPT =
  "try{if(localStorage.getItem('authorization'))document.documentElement.dataset.member=''}catch{}";
