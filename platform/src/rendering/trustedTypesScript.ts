/**
 * Script for all documents, in the JavaScript of 2009: the default Trusted Types policy for all code that sets HTML or
 * script addresses. Executable parts are removed from HTML, addresses are left to the content security policy, and no
 * text becomes a script. No library needs a policy of its own.
 */
export const TRUSTED_TYPES_SCRIPT =
  '(function(){var t=window.trustedTypes;if(!t||!t.createPolicy||t.defaultPolicy)return;' +
  "var i=t.createPolicy('inert',{createHTML:function(h){return h}});" +
  "t.createPolicy('default',{createHTML:function(h){" +
  'if(!/<[a-z]/i.test(h))return h;' +
  "var b=document.implementation.createHTMLDocument('').body,c=false;b.innerHTML=i.createHTML(h);" +
  "var e=b.querySelectorAll('*');for(var n=0;n<e.length;n++){var a=e[n].attributes;" +
  'for(var m=a.length-1;m>=0;m--)if(/^(on|srcdoc$)/i.test(a[m].name)||' +
  "/^javascript:/i.test(a[m].value.replace(/[\\0-\\x20]/g,''))){c=true;e[n].removeAttribute(a[m].name)}" +
  'if(/^script$/i.test(e[n].nodeName)&&(e[n].firstChild||e[n].attributes.length)){' +
  'c=true;e[n].parentNode.removeChild(e[n])}}' +
  'return c?b.innerHTML:h},' +
  'createScriptURL:function(u){return u}})})();';
