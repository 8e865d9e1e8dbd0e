import * as v from 'valibot';
import { visitorRegistry, type VisitorRegistry } from '@portal/shared/section';

const STORAGE_KEY = 'last-good-registry';

/** Parses a registry; null if the text is invalid, or names no section at all. */
export function parseRegistry(text: string): VisitorRegistry | null {
  try {
    const { success, output } = v.safeParse(visitorRegistry, JSON.parse(text));
    return success && output.menus.length + output.sections.length > 0 ? output : null;
  } catch {
    return null;
  }
}

/** Last registry in this browser: the menus, and each visited section. */
export const lastGoodRegistry = {
  read(): VisitorRegistry | null {
    try {
      return parseRegistry(localStorage.getItem(STORAGE_KEY) ?? '');
    } catch {
      return null;
    }
  },

  /** Stores an answer, with the sections of earlier answers that it does not contain. */
  keep({ preloads: _, ...registry }: VisitorRegistry): void {
    const names = new Set(registry.sections.map(({ name }) => name));
    const others = this.read()?.sections.filter(({ name }) => !names.has(name)) ?? [];
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...registry, sections: [...registry.sections, ...others] }));
    } catch {
      // Storage is full or blocked: only the fallback is lost.
    }
  },
};
