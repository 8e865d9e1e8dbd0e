/** Key of the stored text size, in percent of the browser's own. */
export const TEXT_SIZE_KEY = 'text-size';

/** Script for all documents, in the JavaScript of 2009: applies the chosen text size before anything is painted. */
export const TEXT_SIZE_SCRIPT =
  `(function(){try{var s=localStorage.getItem('${TEXT_SIZE_KEY}');` +
  "if(/^1\\d\\d$/.test(s))document.documentElement.style.fontSize=s+'%'}catch(e){}})();";
