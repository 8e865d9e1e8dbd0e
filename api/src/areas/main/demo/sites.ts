/** Public bodies and services that association members look for, in the order of the footer. */
export const relatedSites: readonly (readonly [siteName: string, url: string])[] = [
  ['식품의약품안전처', 'https://www.mfds.go.kr'], ['식품안전나라', 'https://www.foodsafetykorea.go.kr'],
  ['보건복지부', 'https://www.mohw.go.kr'], ['농림축산식품부', 'https://www.mafra.go.kr'], ['해양수산부', 'https://www.mof.go.kr'],
  ['중소벤처기업부', 'https://www.mss.go.kr'], ['고용노동부', 'https://www.moel.go.kr'], ['문화체육관광부', 'https://www.mcst.go.kr'],
  ['환경부', 'https://www.me.go.kr'], ['국세청 홈택스', 'https://www.hometax.go.kr'], ['정부24', 'https://www.gov.kr'],
  ['국가법령정보센터', 'https://www.law.go.kr'], ['질병관리청', 'https://www.kdca.go.kr'], ['소상공인시장진흥공단', 'https://www.semas.or.kr'],
  ['소상공인마당', 'https://www.sbiz.or.kr'], ['기업마당', 'https://www.bizinfo.go.kr'], ['한국농수산식품유통공사', 'https://www.at.or.kr'],
  ['농산물유통정보', 'https://www.kamis.or.kr'], ['한식진흥원', 'https://www.hansik.or.kr'], ['한국식품산업클러스터진흥원', 'https://www.foodpolis.kr'],
  ['한국식품안전관리인증원', 'https://www.haccp.or.kr'], ['국립농산물품질관리원', 'https://www.naqs.go.kr'],
  ['국립수산물품질관리원', 'https://www.nfqs.go.kr'], ['축산물품질평가원', 'https://www.ekape.or.kr'], ['농촌진흥청', 'https://www.rda.go.kr'],
  ['한국소비자원', 'https://www.kca.go.kr'], ['공정거래위원회', 'https://www.ftc.go.kr'], ['국민건강보험공단', 'https://www.nhis.or.kr'],
  ['국민연금공단', 'https://www.nps.or.kr'], ['근로복지공단', 'https://www.comwel.or.kr'], ['한국산업인력공단', 'https://www.hrdkorea.or.kr'],
  ['큐넷', 'https://www.q-net.or.kr'], ['민간자격정보서비스', 'https://www.pqi.or.kr'], ['한국산업안전보건공단', 'https://www.kosha.or.kr'],
  ['대한상공회의소', 'https://www.korcham.net'], ['신용보증재단중앙회', 'https://www.koreg.or.kr'], ['서민금융진흥원', 'https://www.kinfa.or.kr'],
  ['한국관광공사', 'https://www.visitkorea.or.kr'],
];
