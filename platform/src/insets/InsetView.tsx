import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { VisitorInset } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import { Skeleton } from '@portal/shared/ui';
import { keepAnswers } from '../rendering/keepAnswers.ts';
import { readRenderedPage } from '../rendering/readRenderedPage.ts';
import type { RenderedInset } from '../rendering/RenderedPage.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { InsetFailure } from './InsetFailure.tsx';
import { idsOf, InsetProgram } from './InsetProgram.tsx';
import { ServedInset } from './ServedInset.ts';

/**
 * An inset in its place. HTML rendered by the server can be read, and its links work, without any of its code; that is
 * loaded when the visitor uses a control. If the server has not rendered it, or members see it differently from guests,
 * its code is loaded at once.
 */
export class InsetView {
  readonly #place: HTMLElement;
  /** Element of its own for each program, which the page's program ignores. */
  readonly #container: Element;
  readonly #inset: VisitorInset;
  readonly #portal: Portal;
  /** Null: not rendered by the server. */
  #served: { facts: RenderedInset; html: ServedInset } | null = null;
  #root: Root | null = null;
  #isLoading = false;
  #hasEnded = false;

  constructor(place: HTMLElement, inset: VisitorInset, portal: Portal) {
    this.#place = place;
    this.#inset = inset;
    this.#portal = portal;
    const rendered = place.firstElementChild;
    this.#container = rendered ?? place.appendChild(document.createElement('div'));
    const facts = rendered ? readRenderedPage()?.insets?.[inset.path] : undefined;
    if (facts) this.#served = { facts, html: new ServedInset(place, portal.router, () => void this.#show()) };
    // Permanently, since the loaded content may be lower.
    else place.dataset['room'] = '';
    if (!facts || (readSession() && !inset.isSameForAll)) void this.#show();
  }

  /** Called when its page is left. */
  end(): void {
    this.#hasEnded = true;
    this.#served?.html.end();
    const root = this.#root;
    this.#container.remove();
    // React cannot unmount one program while it renders another.
    if (root) setTimeout(() => root.unmount());
  }

  async #show(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const { sections, router, queryClient } = this.#portal;
    if (!this.#served) this.#draw(<Waiting />);
    try {
      const { module, build } = await sections.loadInset(this.#inset);
      if (this.#hasEnded) return;
      const Content = module.default;
      const served = this.#served;
      const program = (
        <InsetProgram
          router={router}
          queryClient={queryClient}
          failure={(thrown, reset) => this.#failure(thrown, async () => reset())}
          onDrawn={() => served?.html.repeat()}
        >
          <Content />
        </InsetProgram>
      );
      // Another inset may have made the same request meanwhile, with a newer answer.
      const isAsServed = served?.facts.build === build && keepAnswers(queryClient, served.facts);
      if (!isAsServed) this.#draw(program);
      else if (!this.#root) this.#root = hydrateRoot(this.#container, program, this.#options());
      served?.html.end();
    } catch (thrown) {
      // Readable content stays; the next press retries.
      if (this.#hasEnded || this.#served) return;
      this.#draw(this.#failure(thrown, () => this.#startOver()));
    } finally {
      this.#isLoading = false;
    }
  }

  #startOver(): Promise<void> {
    this.#portal.sections.startOver(this.#inset.path);
    return this.#show();
  }

  #draw(node: ReactNode): void {
    this.#root ??= createRoot(this.#container, this.#options());
    this.#root.render(node);
  }

  #failure(thrown: unknown, retry: () => Promise<void>): ReactNode {
    const { section, title } = this.#inset;
    return <InsetFailure error={this.#portal.sections.asError(thrown, section)} title={title} retry={retry} />;
  }

  #options(): RootOptions {
    const { sections } = this.#portal;
    const report = (thrown: unknown) => {
      // The message in its place is lower.
      this.#place.dataset['room'] = '';
      sections.failures.report(sections.asError(thrown, this.#inset.section));
    };
    return {
      identifierPrefix: idsOf(this.#inset.path),
      onCaughtError: report,
      onUncaughtError: report,
      // A visitor who leaves before hydration unmounts it early, which React recovers from by rendering nothing.
      onRecoverableError: (thrown) => {
        if (!this.#hasEnded) report(thrown);
      },
    };
  }
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton height="4rem" lines={3} />
  </div>
);
