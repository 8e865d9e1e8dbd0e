import { createSolapiSender } from '../solapiSender.ts';
import { startSolapiServer } from './solapiServer.ts';

export const SENDER = '0255501000';
export const CHANNEL = 'KA01PF261120000000000000000001';
export const TEMPLATE = 'KA01TP261120000000000000000001';
/** Approved wording of the template. */
const WORDING = '[한빛외식업협회] #{교육} #{금액} 결제가 확인되었습니다.';
export const BLOCKED_PHONE = '01099990060';
const KEY = { key: 'NCSLOCALSERVICE1', secret: 'SECRETOFTHELOCALSERVICE000000000' };
/** Timeout: enough for a local response on a busy machine, short enough for one that never comes. */
const TIMEOUT_MS = 1_500;

/** Opens the adapter and its local service. */
export async function openSolapi(now?: () => Date) {
  const registered = {
    senders: [SENDER],
    channels: [CHANNEL],
    templates: new Map([[TEMPLATE, WORDING]]),
    blocked: [BLOCKED_PHONE],
  };
  const server = await startSolapiServer({ ...KEY, registered, ...(now && { now }) });
  const settings = {
    ...KEY,
    url: server.url,
    sender: SENDER,
    kakaoChannel: CHANNEL,
    timeoutMs: TIMEOUT_MS,
    ...(now && { now }),
  };
  return { server, settings, sender: createSolapiSender(settings) };
}
