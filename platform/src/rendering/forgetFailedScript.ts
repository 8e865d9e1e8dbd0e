/**
 * Script for all documents, before their preloads: makes WebKit drop a failed file. Otherwise its memory cache would
 * serve every script and stylesheet of that address with the failed response, in this document and the next, without
 * another request. That applies to a refused preload, and to a page in place of a script, which preloads well and fails
 * when it is used. A `fetch` of the address that is aborted at once evicts it; other browsers send nothing.
 */
export const FORGET_FAILED_SCRIPT =
  "addEventListener('error',({target:l})=>{const a=l.tagName==='SCRIPT'?l.src:/^(preload|stylesheet)$/.test(l.rel)&&l.href;" +
  'if(!a)return;const c=new AbortController();fetch(a,{signal:c.signal}).catch(()=>{});c.abort()},true);';
