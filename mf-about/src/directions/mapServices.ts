/** Map services, opened at an address without its floor (after the comma), which would confuse their search. */
export function mapServices(address: string) {
  const street = encodeURIComponent(address.split(',')[0] ?? address);
  return [
    { name: '카카오맵', url: `https://map.kakao.com/?q=${street}` },
    { name: '네이버지도', url: `https://map.naver.com/p/search/${street}` },
    { name: '구글지도', url: `https://www.google.com/maps/search/?api=1&query=${street}` },
  ];
}
