import { SHELL_NAME, type VisitorSection } from '@portal/shared/section';
import type { ReadySection } from '../loading/SectionLoader.ts';
import type { RegistryStore } from './RegistryStore.ts';

/**
 * Opens the page of the present navigation in a new document, which runs the wanted build. Comes back only when it
 * cannot.
 */
export type OpenNewDocument = (wantedBuild: string) => Promise<void>;

/** A build that follows the developer's edits by itself: its files have no integrity. */
const isDevelopment = ({ build }: ReadySection) => build.integrity === '';

/**
 * A document runs one build of the shell and one of each section. When the registry names another one for a page, the
 * next navigation to it opens a new document: two builds in one document would take each other's modules for their own.
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

  /** The next navigation asks the registry, however new its last answer is. */
  askAtNextNavigation(): void {
    this.#mustAsk = true;
  }

  /** Whether the page at a path will be opened in a new document, as far as is known. */
  needsDocument(path: string): boolean {
    return this.#wanted(path) !== null;
  }

  /** Before a page is shown: leaves this document when the page needs a build that cannot run in it. */
  async leaveIfKnown(path: string): Promise<void> {
    if (!this.#mustAsk && this.#wanted(path) === null) return;
    this.#mustAsk = false;
    await this.leaveIfReplaced(path);
  }

  /** Asks the registry first. Without an answer a new document would not open either, and the visitor stays here. */
  async leaveIfReplaced(path: string): Promise<void> {
    if (!(await this.#registry.refresh(path))) return;
    const wanted = this.#wanted(path);
    if (wanted !== null) await this.#openNewDocument(wanted);
  }

  /** The build that a path needs and that cannot run in this document; null when there is none. */
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
