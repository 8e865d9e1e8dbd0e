/**
 * A script for all documents, in the language of 2009: gives the browser its csrf cookie, if it has none. The document
 * is the same for everybody and brings none, and the page's first calls are sent at once: by then all of them must
 * have the same. 24 random bytes in base64url, as the API's own; without a source of chance the API sets it.
 */
export const CSRF_COOKIE_SCRIPT =
  '(function(){try{if(/(^|; )XSRF-TOKEN=[\\w-]{32}(;|$)/.test(document.cookie))return;' +
  'var b=crypto.getRandomValues(new Uint8Array(24));' +
  "document.cookie='XSRF-TOKEN='+btoa(String.fromCharCode.apply(null,b)).replace(/\\+/g,'-').replace(/\\//g,'_')" +
  "+';path=/;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}})();";
