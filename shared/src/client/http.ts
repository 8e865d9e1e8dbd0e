import axios from 'axios';
import { clientEnvironment } from './environment.ts';

/** No response within this time counts as a lost connection. Uploads may take longer. */
const TIMEOUT_MS = 30_000;

/** The one axios instance: credentials, the csrf header and the stored token on every request. */
export const http = axios.create({
  withCredentials: true,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  timeout: TIMEOUT_MS,
  // Statuses are interpreted in `send.ts`, together with the envelope.
  validateStatus: () => true,
});

http.interceptors.request.use((config) => {
  const token = clientEnvironment().token();
  if (token) config.headers.set('Authorization', token);
  return config;
});
