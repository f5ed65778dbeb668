/**
 * Connects the two halves of pdf.js within one thread. Its own in-thread port clones every message, which for glyph
 * lists takes as long as reading the page; here both halves share the objects.
 */
interface Message {
  action?: string;
  sourceName: string;
  targetName: string;
  callbackId?: number;
  chunk?: { fnArray?: unknown[]; argsArray?: unknown[] };
}

type Listener = (event: { data: unknown }) => void;

const CALLBACK_DATA = 1;

export class LoopbackPort {
  readonly #listeners = new Set<Listener>();

  postMessage(message: Message): void {
    const chunk = message.chunk;
    if (message.action === 'FontFallback') {
      // pdf.js sends this if a font cannot be drawn on a screen. There is no screen, and the default answer would
      // outline every glyph.
      const { sourceName, targetName, callbackId } = message;
      const answer = { sourceName: targetName, targetName: sourceName, callback: CALLBACK_DATA, callbackId };
      this.#deliver({ ...answer, data: null });
    } else if (chunk?.fnArray) {
      // The sender clears these two lists immediately after posting them.
      const copy = { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray?.slice() };
      this.#deliver({ ...message, chunk: copy });
    } else {
      this.#deliver(message);
    }
  }

  addEventListener(_name: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener), { once: true });
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }

  #deliver(data: unknown): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener.call(this, { data });
    });
  }
}
