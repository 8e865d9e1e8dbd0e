import type { EnvVar } from 'kubernetes-types/core/v1';
import type { ComposeService } from './composeServices.ts';

/** Name of the ConfigMap and Secret that replace compose's `.env`. */
export const SETTINGS = 'portal';

/** `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, `${NAME:+instead}` */
const SETTING = /^\$\{(?<variable>[A-Z0-9_]+)(?::(?<how>[-?+])(?<rest>[^]*))?\}$/;

/** As docs/security.md lists them. */
const SECRET = /^DATABASE_(OWNER_)?URL$|(_SECRET|_KEYS?|_PASSWORD)$/;

interface Setting {
  isNeeded: boolean;
  default: string | null;
}

/** Setting in a compose value; null for a literal value. */
function settingOf(value: string): Setting | null {
  const { how, rest = '' } = SETTING.exec(value)?.groups ?? {};
  if (how === undefined) return null;
  // A default made from a required setting.
  if (how === '?' || rest.includes(':?')) return { isNeeded: true, default: null };
  return { isNeeded: false, default: how === '-' && rest !== '' ? rest : null };
}

function variable(name: string, value: string): EnvVar {
  const setting = settingOf(value);
  if (!setting && value.includes('${')) throw new Error(`${name}: ${value} cannot be said in a cluster`);
  if (!setting) return { name, value };
  const reference = { name: SETTINGS, key: name, ...(!setting.isNeeded && { optional: true }) };
  return { name, valueFrom: SECRET.test(name) ? { secretKeyRef: reference } : { configMapKeyRef: reference } };
}

const entries = ({ environment = {} }: ComposeService) =>
  Object.entries(environment).map(([name, value]) => [name, String(value)] as const);

/** Environment of a container. A missing required setting keeps its pod from starting, which names it. */
export const environmentOf = (service: ComposeService): EnvVar[] =>
  entries(service).map(([name, value]) => variable(name, value));

/** Compose's defaults for settings missing in `.env`, as `NAME=value`. */
export function defaultsOf(services: readonly ComposeService[]): string[] {
  const lines = services.flatMap((service) =>
    entries(service).flatMap(([name, value]) => {
      const setting = settingOf(value);
      return setting?.default ? [`${name}=${setting.default}`] : [];
    }),
  );
  return [...new Set(lines)].sort();
}
