import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line as a phone has it outside a city: what is sent arrives after a while, and so many bytes a second fit. */
export interface LineSpeed {
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Bytes a second towards the phone. */
  down: number;
  /** Bytes a second from the phone. */
  up: number;
}

/** What a packet of Ethernet carries of a TCP stream. */
const PACKET_BYTES = 1448;

/** One direction, shared by all connections: packets leave one after the other, and arrive half a round trip later. */
function direction(bytesPerSecond: number, delay: number) {
  let freeAt = 0;
  return function carry(bytes: number, arrive: () => void): void {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000;
    setTimeout(arrive, freeAt + delay - now);
  };
}
type Direction = ReturnType<typeof direction>;

function relay(from: Socket, to: Socket, carry: Direction): void {
  from.on('data', (chunk) => {
    for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
      const packet = chunk.subarray(start, start + PACKET_BYTES);
      carry(packet.length, () => to.writable && to.write(packet));
    }
  });
  from.once('end', () => carry(0, () => to.end()));
  from.once('error', () => to.destroy());
  from.once('close', () => carry(0, () => to.destroy()));
}

/**
 * Lays a slow line to a server on this machine, on real sockets: a browser gets a document in packets, one by one,
 * where the throttling of its own developer tools gives it in one piece. Without TCP's slow start and without losses.
 * @param port of the server.
 * @returns its own port and what ends it.
 */
export async function layLine(port: number, { roundTrip, down, up }: LineSpeed) {
  const towardsPhone = direction(down, roundTrip / 2);
  const fromPhone = direction(up, roundTrip / 2);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (phone) => {
    const far = connect({ port, host: 'localhost', noDelay: true });
    for (const socket of [phone, far]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    phone.pause();
    // The handshake, which has happened on this machine without a delay.
    setTimeout(() => {
      relay(phone, far, fromPhone);
      relay(far, phone, towardsPhone);
      phone.resume();
    }, roundTrip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
