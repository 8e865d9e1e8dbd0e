import { association } from '../association/index.ts';
import type { StandingText } from './standingText.ts';
import { accountArticles } from './terms/account.ts';
import { applicationArticles } from './terms/application.ts';
import { conductArticles } from './terms/conduct.ts';
import { generalArticles } from './terms/general.ts';

/** The day since which the terms are in force. */
const EFFECTIVE = '2021-01-01';

const terms: StandingText = {
  title: '이용약관',
  effective: EFFECTIVE,
  lead: [
    `${association.legalName} 홈페이지를 이용해 주셔서 감사합니다. 회원으로 가입하시기 전에 아래의 약관을 읽어 주시기 바랍니다.`,
  ],
  articles: [...generalArticles, ...accountArticles, ...applicationArticles, ...conductArticles],
};

export default terms;
