// New versions of the app. One is fetched beside the open page and waits; the page goes on with what it was opened with
// until the person loads the new one, or all pages of the old one are closed.

import { quiet } from './quiet';

const hour = 3_600_000;

class Updates {
  /** A new version is there and waits. */
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #asked = Date.now();
  #wanted = false;

  async watch(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    serviceWorker.addEventListener('message', ({ data, ports: [port] }) => void this.#answer(data, port));
    serviceWorker.addEventListener('controllerchange', () => this.#wanted && location.reload());
    if (!serviceWorker.controller) await quiet(); // on a first visit what is wanted now comes first
    const registration = await serviceWorker.register('/sw.js').catch(() => null); // private windows keep nothing
    if (!registration) return;
    this.#registration = registration;
    serviceWorker.controller?.postMessage('opened');
    this.#notice();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', () => this.#notice()));
    addEventListener('visibilitychange', () => this.#ask());
  }

  load() {
    this.#wanted = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage('take over');
    else location.reload();
  }

  later() {
    this.ready = false;
  }

  /** Tells a service worker which version this page is of, or, as soon as it is so, that nobody waits here. */
  async #answer(question: unknown, port?: MessagePort) {
    if (question === 'quiet') await quiet();
    port?.postMessage(question === 'which' ? this.#entry : 'quiet');
  }

  /** The file that this page began with; each version has another. */
  get #entry(): string {
    return new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname;
  }

  /** Whoever waits behind another is a new version; the first ever waits for nobody. */
  #notice() {
    if (this.#registration?.waiting && navigator.serviceWorker.controller) this.ready = true;
  }

  /** Pages may stay open for days. */
  #ask() {
    if (document.visibilityState !== 'visible' || Date.now() - this.#asked < hour) return;
    this.#asked = Date.now();
    this.#registration?.update().catch(() => {}); // offline
  }
}

export const updates = new Updates();
