const NOTICE = '화면을 다 불러오지 못해 아직 버튼과 입력란을 쓰실 수 없습니다. 자동으로 다시 불러옵니다.';

/**
 * Script for all documents, before the portal's own: if that fails to load, no button of the page works. It is
 * requested again after 1, 2, 4 … 32 s, and as soon as the browser is online; from the second failure on the visitor is
 * notified. The link helps if the document is so old that its script is gone.
 */
export const START_AGAIN_SCRIPT =
  "(()=>{let w=500,p;addEventListener('error',({target:s})=>{if(s.dataset?.start===undefined)return;" +
  "if(w>500&&!p){p=document.createElement('p');p.className='first-lost';p.setAttribute('role','alert');" +
  "const a=document.createElement('a');a.href=location.pathname+location.search;a.textContent='새로 고침';" +
  `p.append('${NOTICE} ',a);document.body.append(p)}` +
  'w=Math.min(2*w,32000);' +
  "const again=()=>{clearTimeout(t);removeEventListener('online',again);const n=document.createElement('script');" +
  'n.dataset.start="";n.src=s.src;n.onload=()=>p?.remove();s.replaceWith(n)},t=setTimeout(again,w);' +
  "addEventListener('online',again)},true)})()";
