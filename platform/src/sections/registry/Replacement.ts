import { SHELL_NAME, type VisitorSection } from '@portal/shared/section';
import type { ReadySection } from '../loading/SectionLoader.ts';
import type { RegistryStore } from './RegistryStore.ts';

/**
 * Opens the target of the current navigation in a new document, which runs the wanted build. Resolves only if that is
 * not possible.
 */
export type OpenNewDocument = (wantedBuild: string) => Promise<void>;

/** A build with hot reload of the developer's edits: its files have no integrity. */
const isDevelopment = ({ build }: ReadySection) => build.integrity === '';

/**
 * A document runs one build of the shell and one of each section. If the registry names another one for a page, the
 * next navigation to it opens a new document: two builds in one document would use each other's modules.
 */
export class Replacement {
  readonly #registry: RegistryStore;
  readonly #running: (section: string) => ReadySection | null;
  readonly #openNewDocument: OpenNewDocument;
  #mustAsk = false;

  constructor(
    registry: RegistryStore,
    running: (section: string) => ReadySection | null,
    openNewDocument: OpenNewDocument,
  ) {
    this.#registry = registry;
    this.#running = running;
    this.#openNewDocument = openNewDocument;
  }

  /** Makes the next navigation refresh the registry, however new its last answer is. */
  askAtNextNavigation(): void {
    this.#mustAsk = true;
  }

  /** True if the page at a path will be opened in a new document, as far as known. */
  needsDocument(path: string): boolean {
    return this.#wanted(path) !== null;
  }

  /** Leaves this document before a page is shown that needs a build which cannot run in it. */
  async leaveIfKnown(path: string): Promise<void> {
    if (!this.#mustAsk && this.#wanted(path) === null) return;
    this.#mustAsk = false;
    await this.leaveIfReplaced(path);
  }

  /**
   * Refreshes the registry, then leaves if necessary. Without an answer a new document would not open either, and the
   * visitor stays here.
   */
  async leaveIfReplaced(path: string): Promise<void> {
    if (!(await this.#registry.refresh(path))) return;
    const wanted = this.#wanted(path);
    if (wanted !== null) await this.#openNewDocument(wanted);
  }

  /** Build that a path needs and that cannot run in this document; null if there is none. */
  #wanted(path: string): string | null {
    const shell = this.#registry.otherShellAt(path);
    if (shell) return `${SHELL_NAME}@${shell}`;
    const section = this.#registry.sectionAt(path);
    return section && (this.#isReplaced(section) || !this.#registry.isAllowed(section))
      ? `${section.name}@${this.#registry.liveBuild(section.name) ?? 'none'}`
      : null;
  }

  #isReplaced({ name }: VisitorSection): boolean {
    const running = this.#running(name);
    if (!running || isDevelopment(running) || this.#registry.overrides[name]) return false;
    return this.#registry.liveBuild(name) !== running.live;
  }
}
