import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../faults/harness/freePort.ts';

const START_TIMEOUT_MS = 30_000;
const STEP_TIMEOUT_MS = 30_000;
const BETWEEN_LOOKS_MS = 100;
/** By default the driver waits five minutes for a page, and without limit for its own response. A check is repeated. */
const TIMEOUTS = { pageLoad: 30_000, script: 10_000 };
const COMMAND_TIMEOUT_MS = 40_000;
const VIEW = join(import.meta.dirname, 'view.mjs');
const HEIGHT = 850;
/** WebDriver's name for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const IS_HYDRATED =
  "return document.getElementById('rendered') === null || performance.getEntriesByName('hydrated').length > 0";

const button = (name: string) => `//button[normalize-space()='${name}']`;

/** Polls until the result is truthy; the last error is the cause of a timeout. */
async function until<Answer>(what: string, timeout: number, ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + timeout; ; await pause(BETWEEN_LOOKS_MS)) {
    const answer = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw new Error(`not in ${timeout / 1000} s: ${what}`, { cause: error });
      return null;
    });
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`not in ${timeout / 1000} s: ${what}`);
  }
}

/**
 * WebKitGTK, the installable engine that is closest to an iPhone's. Driven by WebDriver, because Playwright would bring
 * its own WebKit. It waits where a visitor would.
 */
export class WebKit {
  #driver: ChildProcess | null = null;
  #address = '';
  readonly #papers = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  /** Base URL of addresses. */
  portal = '';
  #session = '';

  static async start(): Promise<WebKit> {
    const webKit = new WebKit();
    await webKit.#startDriver();
    return webKit;
  }

  /** A view without any state of the previous one. */
  async openAnew(width = 1280): Promise<void> {
    if (this.#session) await this.#ask('DELETE', '');
    this.#session = '';
    const capabilities = {
      alwaysMatch: {
        timeouts: TIMEOUTS,
        // A page with hanging files never finishes loading, and the driver would accept no command before.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: VIEW, args: [String(width), String(HEIGHT)] },
      },
    };
    const begin = () => this.#ask('POST', '', { capabilities }) as Promise<{ sessionId: string }>;
    // On a busy machine the driver may wait forever for the view that it has started. Nothing has been requested from
    // the portal yet.
    const { sessionId } = await begin().catch(async () => {
      await this.#startDriver();
      return begin();
    });
    this.#session = sessionId;
  }

  /** Opens an address and waits until a new document has replaced the previous one. */
  async open(address: string): Promise<void> {
    await this.run('window.isLeft = true');
    await this.#ask('POST', '/url', { url: new URL(address, this.portal).href });
    await this.until(`${address} is opened`, 'return window.isLeft !== true');
  }

  /** Opens an address and waits until its page is interactive. */
  async goto(address: string): Promise<void> {
    await this.open(address);
    await this.until(`${address} answers`, IS_HYDRATED);
  }

  async back(): Promise<void> {
    await this.#ask('POST', '/back', {});
  }

  /** Runs a script in the page and returns its result. */
  run(script: string, ...args: string[]): Promise<unknown> {
    return this.#ask('POST', '/execute/sync', { script, args });
  }

  /** Runs a script in the page until it returns something truthy. */
  until(what: string, script: string, ...args: string[]): Promise<unknown> {
    return until(what, STEP_TIMEOUT_MS, () => this.run(script, ...args));
  }

  sees(text: string): Promise<unknown> {
    return this.until(`"${text}" is shown`, 'return document.body.innerText.includes(arguments[0])', text);
  }

  isAt(path: string): Promise<unknown> {
    return this.until(`the visitor is at ${path}`, 'return location.pathname + location.hash === arguments[0]', path);
  }

  /** Presses a button by name, inside an element given by XPath. */
  press(name: string, inside = ''): Promise<unknown> {
    return this.pressAt(`${inside}${button(name)}`);
  }

  pressAt(xpath: string): Promise<unknown> {
    return until(`${xpath} is pressed`, STEP_TIMEOUT_MS, async () => {
      const id = await this.#find(xpath);
      // The driver itself only scrolls to the window's edge, where the header may cover it.
      const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
      await this.#ask('POST', '/execute/sync', { script, args: [{ [ELEMENT]: id }] });
      await this.#ask('POST', `/element/${id}/click`, {});
      return true;
    });
  }

  /** Types into the field whose label begins with this text. */
  async type(label: string, text: string): Promise<void> {
    const xpath = `//*[@id=//label[starts-with(normalize-space(.),'${label}')]/@for]`;
    const field = await until(`${label} is there`, STEP_TIMEOUT_MS, () => this.#find(xpath));
    await this.#ask('POST', `/element/${field}/value`, { text });
  }

  /** Prints the view as a PDF. */
  async print(): Promise<Buffer> {
    const file = join(this.#papers, 'paper.pdf');
    for (const old of [file, `${file}.done`]) rmSync(old, { force: true });
    await this.run('webkit.messageHandlers.print.postMessage(arguments[0])', file);
    await until('the view has printed', STEP_TIMEOUT_MS, () => Promise.resolve(existsSync(`${file}.done`)));
    return readFileSync(file);
  }

  async close(): Promise<void> {
    if (this.#session) await this.#ask('DELETE', '');
    this.#endDriver();
    rmSync(this.#papers, { recursive: true, force: true });
  }

  async #startDriver(): Promise<void> {
    this.#endDriver();
    const port = await freePort();
    this.#driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
    this.#address = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver answers', START_TIMEOUT_MS, () => fetch(`${this.#address}/status`));
  }

  #endDriver(): void {
    if (this.#driver?.pid) process.kill(-this.#driver.pid);
    this.#driver = null;
  }

  async #find(xpath: string): Promise<string> {
    const found = (await this.#ask('POST', '/element', { using: 'xpath', value: xpath })) as Record<string, string>;
    return found[ELEMENT] ?? '';
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#address}/session${this.#session && `/${this.#session}`}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`no answer to ${method} ${path}`, { cause: error });
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}
