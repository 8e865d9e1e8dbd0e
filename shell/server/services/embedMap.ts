interface Place {
  /** Longitude and latitude, in degrees. */
  x: string;
  y: string;
}

interface KakaoMap {
  relayout(): void;
  setCenter(position: object): void;
  addControl(control: object, position: number): void;
}

/** Used part of the service's script; https://apis.map.kakao.com/web/documentation/. */
interface Maps {
  load(start: () => void): void;
  LatLng: new (latitude: number, longitude: number) => object;
  Map: new (element: HTMLElement, options: { center: object; level: number }) => KakaoMap;
  Marker: new (options: { map: KakaoMap; position: object }) => object;
  ZoomControl: new () => object;
  ControlPosition: { RIGHT: number };
  services: {
    Geocoder: new () => { addressSearch(address: string, then: (found: Place[], status: string) => void): void };
  };
}

/**
 * Loads the map service and draws the place in the page's hash. It notifies the portal's page, which frames this one,
 * when the map is drawn or has failed. It runs in the browser: its source is written into the page, so it may use only
 * its argument.
 * @param service URL of the service's script, with the key.
 */
export function embedMap(service: string): void {
  const post = (type: string) => window.parent.postMessage({ type }, '*');
  const fail = () => post('map:failed');
  const draw = (maps: Maps, { x, y }: Place) => {
    const position = new maps.LatLng(Number(y), Number(x));
    // Level 3 of 14, where 1 is the nearest: the streets around a house.
    const map = new maps.Map(document.body, { center: position, level: 3 });
    new maps.Marker({ map, position });
    map.addControl(new maps.ZoomControl(), maps.ControlPosition.RIGHT);
    window.addEventListener('resize', () => {
      map.relayout();
      map.setCenter(position);
    });
    post('map:ready');
  };
  const start = () => {
    const maps = (window as { kakao?: { maps?: Maps } }).kakao?.maps;
    if (!maps) return fail();
    maps.load(() => {
      new maps.services.Geocoder().addressSearch(decodeURIComponent(location.hash.slice(1)), ([place], status) =>
        status === 'OK' && place ? draw(maps, place) : fail(),
      );
    });
  };
  const script = document.createElement('script');
  script.src = service;
  script.addEventListener('load', start);
  script.addEventListener('error', fail);
  document.head.append(script);
}
