import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Names of objects that differ from the browser's originals. */
    changedBuiltIns?: () => string[];
  }
}

/**
 * Records all of the browser's own objects before any script of the portal: globals, their properties, and prototypes.
 */
export const watchBuiltIns = (page: Page) =>
  page.addInitScript(() => {
    const { ownKeys, getOwnPropertyDescriptor: descriptorOf, getPrototypeOf } = Reflect;
    const { is } = Object;
    type Properties = Map<PropertyKey, PropertyDescriptor | undefined>;
    const known = new Map<object, { name: string; properties: Properties }>();
    const propertiesOf = (owner: object): Properties =>
      new Map(ownKeys(owner).map((key) => [key, descriptorOf(owner, key)]));
    const remember = (name: string, owner: unknown) => {
      const isObject = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
      if (isObject && !known.has(owner)) known.set(owner, { name, properties: propertiesOf(owner) });
    };
    for (const name of Object.getOwnPropertyNames(window)) {
      const value: unknown = descriptorOf(window, name)?.value;
      if (value === window) continue;
      remember(name, value);
      if (typeof value === 'function') remember(`${name}.prototype`, descriptorOf(value, 'prototype')?.value);
    }
    for (const iterable of [[], new Map(), new Set(), '', 'a'.matchAll(/a/g)])
      remember('an iterator of the language', getPrototypeOf(iterable[Symbol.iterator]()));
    /** Singletons of a page: their own properties must not hide those of their prototypes. */
    const single = {
      document,
      navigator,
      history,
      location,
      performance,
      crypto,
      screen,
      localStorage,
      sessionStorage,
    };
    const own = new Map(Object.entries(single).map(([name, owner]) => [name, new Set(ownKeys(owner))]));
    const globals = propertiesOf(window);

    const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
      is(one?.value, other?.value) && is(one?.get, other?.get) && is(one?.set, other?.set);
    window.changedBuiltIns = () => {
      const found: string[] = [];
      for (const [owner, { name, properties }] of known) {
        for (const [key, before] of properties)
          if (!isSame(before, descriptorOf(owner, key))) found.push(`${name}.${String(key)}`);
        for (const key of ownKeys(owner)) if (!properties.has(key)) found.push(`${name}.${String(key)}`);
      }
      for (const [name, owner] of Object.entries(single))
        for (const key of ownKeys(owner))
          if (!own.get(name)?.has(key) && key in (getPrototypeOf(owner) as object))
            found.push(`${name}.${String(key)}`);
      for (const [key, before] of globals)
        if (!isSame(before, descriptorOf(window, key))) found.push(`window.${String(key)}`);
      // Frames are numeric keys here.
      for (const key of ownKeys(window))
        if (!globals.has(key) && !/^\d+$/.test(String(key))) found.push(`window.${String(key)}`);
      return found;
    };
  });

export const changedBuiltIns = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.changedBuiltIns?.() ?? ['nothing was watched']);
