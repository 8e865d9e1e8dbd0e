import axios from 'axios';
import { noteServerTime, TIME_HEADER } from '../time/index.ts';
import { clientEnvironment } from './environment.ts';

/** Time without a response that counts as a lost connection, except for uploads. */
const TIMEOUT_MS = 30_000;

/** Single axios instance: sends credentials, the csrf header and the stored token. */
export const http = axios.create({
  withCredentials: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  timeout: TIMEOUT_MS,
  // Statuses are interpreted in `send.ts`, together with the envelope.
  validateStatus: () => true,
});

http.interceptors.response.use((response) => {
  noteServerTime(String(response.headers[TIME_HEADER] ?? ''));
  return response;
});

http.interceptors.request.use((config) => {
  const token = clientEnvironment().token();
  if (token) config.headers.set('Authorization', token);
  return config;
});
