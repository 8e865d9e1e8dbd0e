/**
 * A script for all documents, before what they preload: lets WebKit forget a preload that has failed. Its memory would
 * answer every script and stylesheet of that address with the failure, in this document and in the next, without asking
 * the server again. A `fetch` of the address, given up as soon as it has begun, takes it out of there; other browsers
 * send nothing.
 */
export const FORGET_FAILED_SCRIPT =
  "addEventListener('error',({target:l})=>{if(l.rel!=='preload')return;const c=new AbortController();" +
  'fetch(l.href,{signal:c.signal}).catch(()=>{});c.abort()},true);';
