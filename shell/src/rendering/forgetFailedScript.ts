/**
 * A script for all documents, before what they preload: lets WebKit forget a file that has failed. Its memory would
 * answer every script and stylesheet of that address with what came, in this document and in the next, without asking
 * the server again: a preload that was refused, and also a page in place of a script, which preloads well and fails
 * where it is used. A `fetch` of the address, given up as soon as it has begun, takes it out of there; other browsers
 * send nothing.
 */
export const FORGET_FAILED_SCRIPT =
  "addEventListener('error',({target:l})=>{const a=l.tagName==='SCRIPT'?l.src:/^(preload|stylesheet)$/.test(l.rel)&&l.href;" +
  'if(!a)return;const c=new AbortController();fetch(a,{signal:c.signal}).catch(()=>{});c.abort()},true);';
