import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { SECOND_MS } from '../src/clock/durations.ts';
import { usageOf } from './apiProcess.ts';
import { loadNow, medianOf, spreadOf } from './statistics.ts';
import { requestBytes } from './traffic.ts';

// Measures the cost of notifying many visitors of a change, alternating long polls and server-sent events on a bare
// server: `npm run measure:telling -w api [-- 5000 5]`, visitors and changes. A poll gets its response and is repeated.
// The other work of the API for a poll (session, contract, envelope) is measured by `line.ts`.
const [visitors = 5_000, changes = 5] = process.argv.slice(2).map(Number);
const PORT = Number(process.env['PORT_API'] ?? 7597);
const ROUNDS = 2;
const LOOK_AGAIN_MS = 10;
/** The length of a response of `getMapLine`. */
const BODY = JSON.stringify({ code: 1, message: '', entity: { ahead: 12_345, text: 'x'.repeat(400) } });

type Way = 'poll' | 'events';
const WAYS: readonly Way[] = ['poll', 'events'];

interface Measured {
  /** CPU time of the server in microseconds for each visitor and change. */
  processor: number;
  /** Seconds until the last visitor was notified, for each change. */
  seconds: number[];
  /** Memory of the server in KB for each visitor. */
  memory: number;
}

async function measure(way: Way): Promise<Measured> {
  const server = await startServer();
  const before = server.usage().residentMb;
  let told = 0;
  const sockets = Array.from({ length: visitors }, () => visit(way, () => void (told += 1)));
  await until(async () => (await waiting()) === visitors);
  const memory = ((server.usage().residentMb - before) * 1024) / visitors;
  const seconds: number[] = [];
  const used = server.usage().seconds;
  for (let change = 0; change < changes; change += 1) {
    told = 0;
    const began = performance.now();
    await fetch(`http://127.0.0.1:${PORT}/change`, { method: 'POST' });
    await until(() => Promise.resolve(told === visitors));
    seconds.push((performance.now() - began) / SECOND_MS);
    // The next polls are part of the cost.
    await until(async () => (await waiting()) === visitors);
  }
  const processor = ((server.usage().seconds - used) / visitors / changes) * 1e6;
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return { processor, seconds, memory };
}

/** A visitor on a separate connection, notified of changes until the connection ends. */
function visit(way: Way, onTold: () => void): Socket {
  const socket = connect(PORT, '127.0.0.1');
  socket.setNoDelay(true);
  let known = 0;
  const ask = () => {
    const path = way === 'poll' ? `/poll?change=${known}` : '/events';
    socket.write(requestBytes('GET', path, { authorization: 'x'.repeat(60) }));
  };
  let received = '';
  socket.on('connect', ask);
  socket.on('data', (part) => {
    received += part.toString('latin1');
    const now = Number(/"change":(\d+)\}/.exec(received)?.[1] ?? -1);
    if (now === -1) return;
    received = '';
    // The first event is the current state.
    if (now === known) return;
    known = now;
    onTold();
    if (way === 'poll') ask();
  });
  socket.on('error', (error) => {
    throw error;
  });
  return socket;
}

async function startServer() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'tellingServer.ts'), String(PORT), BODY], {
    stdio: 'inherit',
  });
  await until(() =>
    waiting().then(
      () => true,
      () => false,
    ),
  );
  return {
    usage: () => usageOf(child.pid ?? 0),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Number of visitors with a held poll or an open event stream. */
async function waiting(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/waiting`);
  const { waiting: count } = (await answer.json()) as { waiting: number };
  return count;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

const measured: Record<Way, Measured[]> = { poll: [], events: [] };
for (let round = 0; round < ROUNDS; round += 1) for (const way of WAYS) measured[way].push(await measure(way));
process.stdout.write(`${visitors} visitors, ${changes} changes, ${ROUNDS} rounds, ${loadNow()}\n`);
for (const way of WAYS) {
  const rounds = measured[way];
  const processor = medianOf(rounds.map((one) => one.processor));
  const memory = medianOf(rounds.map((one) => one.memory));
  const seconds = spreadOf(
    rounds.flatMap((one) => one.seconds),
    2,
  );
  process.stdout.write(
    `${way}: ${processor.toFixed(0)} µs of the server for each visitor and change, all know after ${seconds} s, ${memory.toFixed(0)} KB each\n`,
  );
}
