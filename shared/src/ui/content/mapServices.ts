import { streetOf } from '../../format/streetOf.ts';

interface MapService {
  name: string;
  url: string;
}

/**
 * Map services with URLs for an address. Sources: Kakao's "지도 바로가기 URL" (apis.map.kakao.com/web/guide), Google's Maps
 * URLs (developers.google.com/maps/documentation/urls). Naver documents none for browsers; its URL is the one opened by
 * its own search.
 */
export function mapServices(address: string): readonly MapService[] {
  const street = encodeURIComponent(streetOf(address));
  return [
    { name: '카카오맵', url: `https://map.kakao.com/link/search/${street}` },
    { name: '네이버 지도', url: `https://map.naver.com/p/search/${street}` },
    { name: '구글 지도', url: `https://www.google.com/maps/search/?api=1&query=${street}` },
  ];
}
