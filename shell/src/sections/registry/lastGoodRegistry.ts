import * as v from 'valibot';
import { visitorRegistry, type VisitorRegistry } from '@portal/shared/section';

const STORAGE_KEY = 'last-good-registry';

/** The registry in a text; null when the text is not one, or names no section at all. */
export function parseRegistry(text: string): VisitorRegistry | null {
  try {
    const { success, output } = v.safeParse(visitorRegistry, JSON.parse(text));
    return success && output.menus.length + output.sections.length > 0 ? output : null;
  } catch {
    return null;
  }
}

/** What this browser has seen last: the menus, and each section that was visited. */
export const lastGoodRegistry = {
  read(): VisitorRegistry | null {
    try {
      return parseRegistry(localStorage.getItem(STORAGE_KEY) ?? '');
    } catch {
      return null;
    }
  },

  /** Keeps the sections of an earlier answer that this one does not contain. */
  keep({ preloads: _, ...registry }: VisitorRegistry): void {
    const names = new Set(registry.sections.map(({ name }) => name));
    const others = this.read()?.sections.filter(({ name }) => !names.has(name)) ?? [];
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...registry, sections: [...registry.sections, ...others] }));
    } catch {
      // Storage is full or forbidden: only the fallback is lost.
    }
  },
};
