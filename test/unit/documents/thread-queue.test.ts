import { DocumentParser } from '../../../src/services/parsing/document-parser';
import { ThreadQueue } from '../../../src/services/parsing/thread-queue';
import type { ThreadTurn } from '../../../src/services/parsing/turn-queue';

const unattended = (owner: string): ThreadTurn => ({ owner, awaited: false });
const awaited = (owner: string): ThreadTurn => ({ owner, awaited: true });

/** A queue for one thread, which is busy, and the owners in the order in which they get the thread. */
function busyThread() {
  const queue = new ThreadQueue(1);
  const order: string[] = [];
  void queue.acquire();
  return {
    order,
    wait: (turn: ThreadTurn, signal?: AbortSignal) =>
      queue.acquire(turn, signal).then(() => void order.push(`${turn.owner}${turn.awaited ? '!' : ''}`)),
    async release(count: number): Promise<void> {
      for (let index = 0; index < count; index += 1) {
        queue.release();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('The queue for a parsing thread', () => {
  it('puts a document that a caller waits for before the unattended ones that came first', async () => {
    const { order, wait, release } = busyThread();
    for (let index = 0; index < 6; index += 1) void wait(unattended('busy'));
    void wait(awaited('other'));
    await release(2);
    expect(order).toEqual(['other!', 'busy']);
  });

  it('does not starve unattended documents while callers keep waiting', async () => {
    const { order, wait, release } = busyThread();
    void wait(unattended('batch'));
    for (let index = 0; index < 20; index += 1) void wait(awaited('caller'));
    await release(21);
    expect(order.indexOf('batch')).toBe(8);
    expect(order).toHaveLength(21);
  });

  it('lets the owners of unattended documents take turns', async () => {
    const { order, wait, release } = busyThread();
    for (let index = 0; index < 3; index += 1) void wait(unattended('batch'));
    void wait(unattended('single'));
    await release(4);
    expect(order).toEqual(['batch', 'single', 'batch', 'batch']);
  });

  it('removes a document whose task is aborted while it waits', async () => {
    const { order, wait, release } = busyThread();
    const stopping = new AbortController();
    const aborted = wait(awaited('first'), stopping.signal);
    void wait(unattended('second'));
    stopping.abort(new Error('cancelled'));
    await expect(aborted).rejects.toThrow('cancelled');
    await release(1);
    expect(order).toEqual(['second']);
    void wait(unattended('third'));
    await release(1);
    expect(order).toEqual(['second', 'third']);
  });
});

describe('A parser with one thread', () => {
  it('parses the document that a caller waits for before the unattended ones that it was given first', async () => {
    const parser = new DocumentParser({ threads: 1, memoryMb: 768, timeoutMs: 60_000 });
    const ended: string[] = [];
    const parse = async (turn: ThreadTurn): Promise<void> => {
      await parser.parse(
        {
          documentType: 'resume',
          bytes: Buffer.from('Jane Roe\nLine cook in Akron, OH since 2021'),
          fileName: null,
          declaredType: 'text/plain',
          language: null,
          today: '2026-01-01',
          turn,
        },
        new AbortController().signal,
      );
      ended.push(turn.owner);
    };
    try {
      const batch = ['a', 'b', 'c', 'd', 'e'].map((owner) => parse(unattended(owner)));
      await Promise.all([...batch, parse(awaited('caller'))]);
    } finally {
      await parser.destroy();
    }
    expect(ended).toEqual(['a', 'caller', 'b', 'c', 'd', 'e']);
  });
});
