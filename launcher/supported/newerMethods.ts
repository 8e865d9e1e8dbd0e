import compat from 'core-js-compat';

// Methods that some supported browser lacks: the language's from a table of core-js, the browser's own from a list.

/** Names that older objects and custom classes have too, so that the name alone proves nothing. */
const EVERYDAY = new Set(
  (
    'push unshift parse stringify flags stack delete size dispose detached transfer with drop take toArray ' +
    'windows chunks zip try escape union difference intersection'
  ).split(' '),
);

/** Methods of the browser, not of the language, with the first Chromium and Safari that have them. */
const OF_BROWSERS = [
  'AbortSignal.timeout', // 103, 16.0
  'AbortSignal.any', // 116, 17.4
  'throwIfAborted', // 100, 15.4
  'structuredClone', // 98, 15.4
  'requestSubmit', // 76, 16.0
  'showPicker', // 99, 16.0
  'requestIdleCallback', // 47, none
  'checkVisibility', // 105, 17.4
  'showPopover', // 114, 17.0
  'hidePopover',
  'togglePopover',
  'requestClose', // 134, 18.4
  'moveBefore', // 133, none
  'setHTMLUnsafe', // 124, 17.4
  'URL.parse', // 126, 18.0
  'CompressionStream', // 80, 16.4
  'DecompressionStream',
  'OffscreenCanvas', // 69, 16.4
  'Highlight', // 105, 17.2
  'URLPattern', // 95, 26.0
  'CloseWatcher', // 126, none
  'Intl.Segmenter', // 87, 14.1; Firefox 125
  'Intl.DurationFormat', // 129, 16.4
] as const;

/** `toSorted` of `es.array.to-sorted`; undefined for a constructor. */
const methodOf = (module: string) =>
  module.split('.')[2]?.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());

const methodsOf = (modules: readonly string[]) =>
  new Set(modules.map(methodOf).filter((method) => method !== undefined && !EVERYDAY.has(method)));

/** @param targets as in the `browserslist` of package.json */
export function newerMethods(targets: string[]): Set<string> {
  const modules = /^(es|web)\./;
  const lacking = compat({ targets, modules }).list;
  // `map` of iterators is new, and `map` of arrays is not.
  const existing = methodsOf(compat({ targets: 'ie 6', modules }).list.filter((name) => !lacking.includes(name)));
  const newer = [...methodsOf(lacking)].filter((method) => !existing.has(method));
  return new Set<string>([...newer.filter((method) => method !== undefined), ...OF_BROWSERS]);
}
