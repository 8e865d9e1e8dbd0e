import { association } from '@portal/shared/association';

const { phone } = association;
/** The association's telephone number, as a link. */
export const CALL = `<a href="tel:${phone.replace(/\D/g, '')}" style="color:inherit">${phone}</a>`;
/** Names of Whale, Samsung Internet and others too: members know them by their icons. */
const OTHER = '최신 버전의 크롬, 삼성 인터넷, 네이버 웨일, 사파리';

const READ_ONLY =
  '지금 쓰시는 브라우저에서는 이 화면을 읽기만 하실 수 있습니다. ' +
  `로그인과 신청은 ${OTHER}에서 하시거나 전화로 문의해주세요. ${CALL}`;
const CLOSED =
  '이 화면은 지금 쓰시는 브라우저에서 열 수 없습니다. ' + `${OTHER}에서 여시거나 전화로 문의해주세요. ${CALL}`;
const AGAIN = ' <a href="" style="color:inherit">다시 불러오기</a>';
const FORM = '여기에 입력하시려면 최신 버전의 브라우저가 필요합니다.';

/** Style of a line above a page; an attribute works before any stylesheet, and without cascade layers. */
export const LINE_LOOK =
  'margin:0;padding:.75rem 1rem;border-bottom:1px solid #e0d8c7;background:#fdf1d8;color:#22201b;text-align:center';

/**
 * Script for all documents, in the JavaScript of 2009, which every browser can parse. It defines `window.stayReadable`,
 * which shows, in a line above the page or in its place, that the page can only be read, and an alternative; forms say
 * what they need, and are not submitted. It is called in browsers older than the supported ones (decision 0139),
 * detected by `Object.hasOwn`: every browser that has it can parse the bundle. The shell calls it if its start has
 * failed.
 */
export const STAY_READABLE_SCRIPT =
  '(function(){var d=document,o=!Object.hasOwn,p;' +
  "function keep(e){var f=e.target;if(f.getAttribute('role')==='search'&&f.method==='get')return;" +
  'e.preventDefault();if(p)p.scrollIntoView()}' +
  "function line(t){var l=d.createElement('p');l.style.cssText='" +
  `${LINE_LOOK}';l.innerHTML=t;return l}` +
  'window.stayReadable=function(){if(p)return;if(window.earlyInput)window.earlyInput.end();' +
  'var r=/^\\{"kind":"page"/.test((d.getElementById(\'rendered\')||{}).textContent),m,i,f;' +
  `p=line((r?'${READ_ONLY}':'${CLOSED}')+(o?'':'${AGAIN}'));` +
  "p.setAttribute('role','status');if(r)d.body.insertBefore(p,d.body.firstChild);" +
  "else{m=d.getElementById('main')||d.querySelector('.first-text')||d.body;m.textContent='';m.appendChild(p)}" +
  "for(i=0;i<d.forms.length;i++){f=d.forms[i];if(f.method!=='get')" +
  `f.insertBefore(line('${FORM}'),f.firstChild)}` +
  "d.addEventListener('submit',keep,true)};" +
  "if(o){d.addEventListener('submit',keep,true);d.addEventListener('DOMContentLoaded',window.stayReadable)}})();";
