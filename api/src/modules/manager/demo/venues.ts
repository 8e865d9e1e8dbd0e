import { association } from '@portal/shared/association';

interface Venue {
  city: string;
  address: string;
  address2: string;
}

const { street, building } = association.address;

/** Where courses and exams of the demo are held: the association's rooms and rented halls over the country. */
export const VENUES: readonly [Venue, ...Venue[]] = [
  { city: '서울', address: street, address2: `${building} 3층 대강당` },
  { city: '부산', address: '부산광역시 해운대구 센텀중앙로 79', address2: '센텀교육센터 5층 501호' },
  { city: '대구', address: '대구광역시 북구 엑스코로 10', address2: '대구컨벤션홀 3층 회의실' },
  { city: '인천', address: '인천광역시 연수구 센트럴로 123', address2: '송도교육관 2층 강의실' },
  { city: '광주', address: '광주광역시 서구 상무누리로 30', address2: '상무교육원 4층 세미나실' },
  { city: '대전', address: '대전광역시 서구 둔산로 100', address2: '둔산회관 2층 강당' },
  { city: '울산', address: '울산광역시 남구 삼산로 274', address2: '울산지회 2층 교육장' },
  { city: '세종', address: '세종특별자치시 한누리대로 2130', address2: '세종지회 4층 교육실' },
  { city: '수원', address: '경기도 수원시 영통구 광교중앙로 140', address2: '광교교육센터 6층' },
  { city: '고양', address: '경기도 고양시 일산서구 킨텍스로 217-60', address2: '일산교육장 2층 204호' },
  { city: '성남', address: '경기도 성남시 분당구 성남대로 550', address2: '분당회관 지하 1층 강당' },
  { city: '춘천', address: '강원특별자치도 춘천시 중앙로 21', address2: '강원지회 2층 교육장' },
  { city: '강릉', address: '강원특별자치도 강릉시 강릉대로 33', address2: '강원지회 영동 교육장 3층 강의실' },
  { city: '청주', address: '충청북도 청주시 상당구 상당로 82', address2: '충북지회 4층 대회의실' },
  { city: '천안', address: '충청남도 천안시 서북구 번영로 156', address2: '충남지회 3층 교육장' },
  { city: '전주', address: '전북특별자치도 전주시 완산구 효자로 225', address2: '전북지회 2층 강당' },
  { city: '여수', address: '전라남도 여수시 시청로 1', address2: '여수지부 4층 강의실' },
  { city: '포항', address: '경상북도 포항시 남구 시청로 1', address2: '포항지부 3층 교육장' },
  { city: '창원', address: '경상남도 창원시 의창구 중앙대로 300', address2: '경남지회 6층 대강당' },
  { city: '제주', address: '제주특별자치도 제주시 문연로 6', address2: '제주지회 2층 교육장' },
];
