/**
 * Script for all documents, in the JavaScript of 2009: creates the browser's csrf cookie, if it has none. The document
 * is identical for all visitors and sets no cookie, and the page's first calls are sent at once: they must all have the
 * same cookie. 24 random bytes in base64url, like the API's own; without a source of randomness the API sets it.
 */
export const CSRF_COOKIE_SCRIPT =
  '(function(){try{if(/(^|; )XSRF-TOKEN=[\\w-]{32}(;|$)/.test(document.cookie))return;' +
  'var b=crypto.getRandomValues(new Uint8Array(24));' +
  "document.cookie='XSRF-TOKEN='+btoa(String.fromCharCode.apply(null,b)).replace(/\\+/g,'-').replace(/\\//g,'_')" +
  "+';path=/;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}})();";
