/**
 * Script for all documents, in the JavaScript of 2009: for browsers that skip `@layer` blocks (Chromium before 99,
 * Safari before 15.4) it takes the rules out of their layers, in their order. Without it a page would be almost
 * unstyled there. Linked sheets are fetched again as text. Rules are inserted, since the policy does not allow an
 * element another text.
 */
export const UNLAYER_SCRIPT =
  '(function(){var d=document;if(window.CSSLayerBlockRule)return;' +
  "function flat(t){var r='',i=0,a,b,e,n;while((a=t.indexOf('@layer',i))>=0){r+=t.slice(i,a);b=t.indexOf('{',a);" +
  "e=t.indexOf(';',a);if(b<0||(e>=0&&e<b)){i=e<0?t.length:e+1;continue}" +
  "for(n=1,i=b+1;n&&i<t.length;i++)n+=t[i]==='{'?1:t[i]==='}'?-1:0;r+=t.slice(b+1,i-1)}return r+t.slice(i)}" +
  "function put(s,t){s.textContent='';s.sheet.insertRule('@media all{'+flat(t)+'}',0)}" +
  "d.addEventListener('DOMContentLoaded',function(){var s=d.querySelectorAll('style'),i;" +
  'for(i=0;i<s.length;i++)put(s[i],s[i].textContent)});' +
  "d.addEventListener('load',function(e){var l=e.target;if(l.rel!=='stylesheet')return;" +
  'fetch(l.href).then(function(a){return a.text()}).then(function(t){' +
  "var s=d.createElement('style');l.parentNode.insertBefore(s,l.nextSibling);put(s,t)})},true)})();";
