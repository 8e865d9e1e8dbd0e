import type { CDPSession } from '@playwright/test';

/** Transferred files of a page: the document, scripts and stylesheets. */
export interface Traffic {
  requests: number;
  kilobytes: number;
  /** The longest chain of requests in which each began after the previous one had ended. */
  trips: number;
}

interface LoadedRequest {
  type: string;
  start: number;
  end: number;
  bytes: number;
}

const CODE = ['Document', 'Script', 'Stylesheet'];

function serialTrips(requests: readonly LoadedRequest[]): number {
  const byStart = requests.toSorted((one, other) => one.start - other.start);
  const depth = new Map<LoadedRequest, number>();
  for (const request of byStart) {
    const before = byStart.filter(({ end }) => end <= request.start).map((other) => depth.get(other) ?? 0);
    depth.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depth.values());
}

/** Starts counting. @returns a function that returns the counts so far */
export function countTraffic(protocol: CDPSession): () => Traffic {
  const running = new Map<string, LoadedRequest>();
  const done: LoadedRequest[] = [];
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('http'))
      running.set(requestId, { type: type ?? '', start: timestamp, end: 0, bytes: 0 });
  });
  protocol.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = running.get(requestId);
    // Responses from the browser's cache have no bytes.
    if (request && encodedDataLength > 0) done.push({ ...request, end: timestamp, bytes: encodedDataLength });
  });
  return () => {
    const code = done.filter(({ type }) => CODE.includes(type));
    return {
      requests: code.length,
      kilobytes: code.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      trips: serialTrips(code),
    };
  };
}
