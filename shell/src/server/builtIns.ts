type Properties = ReadonlyMap<PropertyKey, PropertyDescriptor | undefined>;

interface BuiltIn {
  name: string;
  owner: object;
  properties: Properties;
}

/** A global that the kit's Radix sets once. */
const OF_THE_KIT: ReadonlySet<PropertyKey> = new Set([Symbol.for('radix-ui')]);

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const { ownKeys, getOwnPropertyDescriptor: descriptorOf, getPrototypeOf } = Reflect;
const { is } = Object;

const propertiesOf = (owner: object): Properties =>
  new Map(ownKeys(owner).map((key) => [key, descriptorOf(owner, key)]));

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  is(one?.value, other?.value) && is(one?.get, other?.get) && is(one?.set, other?.set);

/** Globals that Node creates lazily have a getter until then. */
const isMade = (before: PropertyDescriptor | undefined) => before?.get === undefined;

/** Prototypes that no global refers to. */
const hidden = (): readonly (readonly [string, unknown])[] => [
  ['an iterator', getPrototypeOf(getPrototypeOf([][Symbol.iterator]()) as object)],
  ['an array’s iterator', getPrototypeOf([][Symbol.iterator]())],
  ['a map’s iterator', getPrototypeOf(new Map().entries())],
  ['a set’s iterator', getPrototypeOf(new Set().entries())],
  ['a text’s iterator', getPrototypeOf(''[Symbol.iterator]())],
  ['a typed array', getPrototypeOf(Uint8Array.prototype)],
];

/**
 * Records the globals, their properties, and prototypes, before sections' code runs.
 * @param modules shared by sections in addition to these, by name.
 * @returns a function that lists the changes since, which would affect later pages of the process.
 */
export function rememberBuiltIns(modules: Readonly<Record<string, unknown>> = {}): () => string[] {
  const known = new Map<object, BuiltIn>();
  const remember = (name: string, owner: unknown) => {
    if (isObject(owner) && !known.has(owner)) known.set(owner, { name, owner, properties: propertiesOf(owner) });
  };
  remember('globalThis', globalThis);
  for (const [name, found] of propertiesOf(globalThis)) {
    const value: unknown = found?.value;
    remember(String(name), value);
    if (typeof value === 'function') remember(`${String(name)}.prototype`, descriptorOf(value, 'prototype')?.value);
  }
  for (const [name, owner] of [...hidden(), ...Object.entries(modules)]) remember(name, owner);
  const builtIns = [...known.values()];

  return () => {
    const changed: string[] = [];
    for (const { name, owner, properties } of builtIns) {
      for (const [key, before] of properties)
        if (isMade(before) && !isSame(before, descriptorOf(owner, key))) changed.push(`${name}.${String(key)}`);
      for (const key of ownKeys(owner))
        if (!properties.has(key) && !OF_THE_KIT.has(key)) changed.push(`${name}.${String(key)}`);
    }
    return changed;
  };
}
